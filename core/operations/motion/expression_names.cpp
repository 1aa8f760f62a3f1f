// SPDX-License-Identifier: MIT
#include "core/operations/motion/expression_names.h"

#include <array>
#include <unordered_map>

#include "core/operations/folded_text.h"

namespace furitsuke::operations {

namespace {

struct ExpressionRow {
  std::string_view morph;  ///< of MMD's own models
  std::string_view words;  ///< that mean the same, separated by commas
};

/// Words of ARKit's shapes are not here: several of those make one morph together.
constexpr auto kExpressions = std::to_array<ExpressionRow>({
    {"まばたき",
     "blink,eyes closed,eye close,close,瞬き,瞬目,目閉じ,閉じ目,目を閉じる,眨眼,闭眼,閉眼,闭眼睛,깜빡임,눈깜빡임,"
     "눈감기,눈감음"},
    {"笑い",
     "smile,smiling,laugh,joy,happy,happiness,ワハハ,笑顔,笑み,笑う,喜び,喜,笑,笑脸,笑臉,笑眼,微笑,大笑,开心,開心,"
     "高兴,高興,웃음,웃는눈,미소,기쁨,행복"},
    {"ウィンク", "wink,眨单眼,眨單眼,单眼闭,單眼閉,윙크"},
    {"なごみ", "calm,relaxed,relax,fun,和み,和む,放松,放鬆,平静,平靜,安详,편안,차분함,즐거움"},
    {"はぅ", "hau,><,>_<,하우"},
    {"びっくり", "surprise,surprised,astonished,shock,驚き,驚く,惊讶,驚訝,吃惊,吃驚,惊,驚,놀람,깜짝"},
    {"じと目", "jitome,half closed,半目,半眼,死鱼眼,死魚眼,게슴츠레"},
    {"瞳小", "small pupil,pupil small,瞳縮小,瞳孔小,瞳孔缩小,瞳孔縮小,瞳缩小,동공축소"},
    {"あ", "a,aa,ah,口あ,啊,아"},
    {"い", "i,ih,口い,咿,이"},
    {"う", "u,ou,口う,呜,嗚,우"},
    {"え", "e,ee,口え,诶,誒,에"},
    {"お", "o,oh,口お,哦,오"},
    {"ん", "n,nn,口ん,嗯,응"},
    {"にこり", "cheerful,微笑眉,喜眉"},
    {"にやり", "grin,smirk,坏笑,壞笑,奸笑,히죽"},
    {"ω", "omega,cat mouth,猫口,猫嘴,貓嘴,ω口,ω嘴,고양이입"},
    {"ぺろっ", "舌出し,べー,吐舌,吐舌头,吐舌頭,메롱"},
    {"口角上げ", "mouth corner up,corners up,口角上,嘴角上,嘴角上扬,嘴角上揚,입꼬리올림"},
    {"口角下げ", "mouth corner down,corners down,口角下,嘴角下,嘴角下垂,입꼬리내림"},
    {"真面目", "serious,认真,認真,严肃,嚴肅,진지,진지함"},
    {"困る",
     "sad,sadness,sorrow,trouble,troubled,worried,悲しい,悲しみ,困り,困,为难,為難,困扰,困擾,悲伤,悲傷,悲,슬픔,"
     "곤란"},
    {"怒り", "anger,angry,怒る,怒,生气,生氣,愤怒,憤怒,화남,분노,화"},
    {"上", "up,brow up,brows up,eyebrow up,眉上,眉上げ,眉毛上,眉毛上扬,위,눈썹위"},
    {"下", "down,brow down,brows down,eyebrow down,眉下,眉下げ,眉毛下,眉毛下垂,아래,눈썹아래"},
    {"涙", "tear,tears,泪,眼泪,眼淚,눈물"},
    {"照れ", "blush,shy,頬染め,赤面,脸红,臉紅,害羞,홍조,부끄러움"},
});

/// What programs put before their words, folded: VRoid, and the shapes that VRChat expects.
constexpr auto kExpressionPrefixes =
    std::to_array<std::u32string_view>({U"fclall", U"fclmth", U"fcleye", U"fclbrw", U"vrcv"});

using Meanings = std::unordered_map<std::u32string, std::u32string>;

Meanings meaningsOfWords() {
  Meanings meanings;
  for (const ExpressionRow& row : kExpressions) {
    const std::u32string morph = foldedText(row.morph);
    meanings.emplace(morph, morph);
    for (std::string_view rest = row.words; !rest.empty();) {
      const std::size_t comma = rest.find(',');
      meanings.emplace(foldedText(rest.substr(0, comma)), morph);
      rest = comma == rest.npos ? std::string_view() : rest.substr(comma + 1);
    }
  }
  return meanings;
}

}  // namespace

std::u32string_view usualExpression(std::u32string_view folded) {
  static const Meanings kMeanings = meaningsOfWords();
  const auto meaningOf = [](std::u32string_view word) {
    const auto found = kMeanings.find(std::u32string(word));
    return found == kMeanings.end() ? std::u32string_view() : std::u32string_view(found->second);
  };
  for (const std::u32string_view prefix : kExpressionPrefixes) {
    if (!folded.starts_with(prefix)) continue;
    if (const auto meaning = meaningOf(folded.substr(prefix.size())); !meaning.empty()) return meaning;
  }
  return meaningOf(folded);
}

}  // namespace furitsuke::operations
