// SPDX-License-Identifier: MIT
#include "core/exchange/romaji.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <iterator>
#include <span>

#include "core/base/utf8.h"

namespace furitsuke::exchange {

namespace {

struct Reading {
  std::u32string_view text;
  std::string_view latin;
};

/// Hiragana; katakana are the same 0x60 later.
constexpr auto kKana = std::to_array<Reading>({
    {U"きゃ", "kya"}, {U"きゅ", "kyu"}, {U"きょ", "kyo"}, {U"しゃ", "sha"}, {U"しゅ", "shu"}, {U"しょ", "sho"},
    {U"ちゃ", "cha"}, {U"ちゅ", "chu"}, {U"ちょ", "cho"}, {U"にゃ", "nya"}, {U"にゅ", "nyu"}, {U"にょ", "nyo"},
    {U"ひゃ", "hya"}, {U"ひゅ", "hyu"}, {U"ひょ", "hyo"}, {U"みゃ", "mya"}, {U"みゅ", "myu"}, {U"みょ", "myo"},
    {U"りゃ", "rya"}, {U"りゅ", "ryu"}, {U"りょ", "ryo"}, {U"ぎゃ", "gya"}, {U"ぎゅ", "gyu"}, {U"ぎょ", "gyo"},
    {U"じゃ", "ja"},  {U"じゅ", "ju"},  {U"じょ", "jo"},  {U"びゃ", "bya"}, {U"びゅ", "byu"}, {U"びょ", "byo"},
    {U"ぴゃ", "pya"}, {U"ぴゅ", "pyu"}, {U"ぴょ", "pyo"}, {U"しぇ", "she"}, {U"じぇ", "je"},  {U"ちぇ", "che"},
    {U"てぃ", "ti"},  {U"でぃ", "di"},  {U"ふぁ", "fa"},  {U"ふぃ", "fi"},  {U"ふぇ", "fe"},  {U"ふぉ", "fo"},
    {U"うぃ", "wi"},  {U"うぇ", "we"},  {U"ゔぁ", "va"},  {U"ゔぃ", "vi"},  {U"ゔぇ", "ve"},  {U"ゔぉ", "vo"},
    {U"あ", "a"},     {U"い", "i"},     {U"う", "u"},     {U"え", "e"},     {U"お", "o"},     {U"か", "ka"},
    {U"き", "ki"},    {U"く", "ku"},    {U"け", "ke"},    {U"こ", "ko"},    {U"さ", "sa"},    {U"し", "shi"},
    {U"す", "su"},    {U"せ", "se"},    {U"そ", "so"},    {U"た", "ta"},    {U"ち", "chi"},   {U"つ", "tsu"},
    {U"て", "te"},    {U"と", "to"},    {U"な", "na"},    {U"に", "ni"},    {U"ぬ", "nu"},    {U"ね", "ne"},
    {U"の", "no"},    {U"は", "ha"},    {U"ひ", "hi"},    {U"ふ", "fu"},    {U"へ", "he"},    {U"ほ", "ho"},
    {U"ま", "ma"},    {U"み", "mi"},    {U"む", "mu"},    {U"め", "me"},    {U"も", "mo"},    {U"や", "ya"},
    {U"ゆ", "yu"},    {U"よ", "yo"},    {U"ら", "ra"},    {U"り", "ri"},    {U"る", "ru"},    {U"れ", "re"},
    {U"ろ", "ro"},    {U"わ", "wa"},    {U"を", "o"},     {U"ん", "n"},     {U"が", "ga"},    {U"ぎ", "gi"},
    {U"ぐ", "gu"},    {U"げ", "ge"},    {U"ご", "go"},    {U"ざ", "za"},    {U"じ", "ji"},    {U"ず", "zu"},
    {U"ぜ", "ze"},    {U"ぞ", "zo"},    {U"だ", "da"},    {U"ぢ", "ji"},    {U"づ", "zu"},    {U"で", "de"},
    {U"ど", "do"},    {U"ば", "ba"},    {U"び", "bi"},    {U"ぶ", "bu"},    {U"べ", "be"},    {U"ぼ", "bo"},
    {U"ぱ", "pa"},    {U"ぴ", "pi"},    {U"ぷ", "pu"},    {U"ぺ", "pe"},    {U"ぽ", "po"},    {U"ゔ", "vu"},
    {U"ぁ", "a"},     {U"ぃ", "i"},     {U"ぅ", "u"},     {U"ぇ", "e"},     {U"ぉ", "o"},     {U"ゃ", "ya"},
    {U"ゅ", "yu"},    {U"ょ", "yo"},
});

/// Words of names of bones, longer ones before their beginnings.
constexpr auto kWords = std::to_array<Reading>({
    {U"上半身", "jouhanshin"},
    {U"下半身", "kahanshin"},
    {U"全て", "subete"},
    {U"一括", "ikkatsu"},
    {U"手首", "tekubi"},
    {U"足首", "ashikubi"},
    {U"人差指", "hitosashiyubi"},
    {U"人差し指", "hitosashiyubi"},
    {U"親指", "oyayubi"},
    {U"人指", "hitoyubi"},
    {U"中指", "nakayubi"},
    {U"薬指", "kusuriyubi"},
    {U"小指", "koyubi"},
    {U"操作", "sousa"},
    {U"回転", "kaiten"},
    {U"調整", "chousei"},
    {U"補助", "hojo"},
    {U"両目", "ryoume"},
    {U"飾り", "kazari"},
    {U"後ろ", "ushiro"},
    {U"物理", "butsuri"},
    {U"帽子", "boushi"},
    {U"武器", "buki"},
    {U"全", "zen"},
    {U"左", "hidari"},
    {U"右", "migi"},
    {U"上", "ue"},
    {U"下", "shita"},
    {U"前", "mae"},
    {U"後", "ushiro"},
    {U"横", "yoko"},
    {U"中", "naka"},
    {U"内", "uchi"},
    {U"外", "soto"},
    {U"先", "saki"},
    {U"元", "moto"},
    {U"根", "ne"},
    {U"親", "oya"},
    {U"子", "ko"},
    {U"両", "ryou"},
    {U"大", "dai"},
    {U"小", "shou"},
    {U"長", "naga"},
    {U"短", "tan"},
    {U"髪", "kami"},
    {U"毛", "ke"},
    {U"房", "fusa"},
    {U"頭", "atama"},
    {U"首", "kubi"},
    {U"顔", "kao"},
    {U"目", "me"},
    {U"眼", "me"},
    {U"瞳", "hitomi"},
    {U"眉", "mayu"},
    {U"耳", "mimi"},
    {U"鼻", "hana"},
    {U"口", "kuchi"},
    {U"舌", "bero"},
    {U"歯", "ha"},
    {U"顎", "ago"},
    {U"胸", "mune"},
    {U"乳", "chichi"},
    {U"肩", "kata"},
    {U"腕", "ude"},
    {U"肘", "hiji"},
    {U"手", "te"},
    {U"指", "yubi"},
    {U"爪", "tsume"},
    {U"腹", "hara"},
    {U"腰", "koshi"},
    {U"尻", "shiri"},
    {U"尾", "o"},
    {U"足", "ashi"},
    {U"脚", "ashi"},
    {U"腿", "momo"},
    {U"膝", "hiza"},
    {U"踵", "kakato"},
    {U"体", "karada"},
    {U"身", "mi"},
    {U"羽", "hane"},
    {U"翼", "tsubasa"},
    {U"角", "tsuno"},
    {U"袖", "sode"},
    {U"裾", "suso"},
    {U"襟", "eri"},
    {U"服", "fuku"},
    {U"帯", "obi"},
    {U"紐", "himo"},
    {U"布", "nuno"},
    {U"靴", "kutsu"},
    {U"帽", "bou"},
    {U"飾", "kazari"},
    {U"結", "yui"},
    {U"鎖", "kusari"},
    {U"輪", "wa"},
    {U"玉", "tama"},
    {U"花", "hana"},
    {U"剣", "ken"},
    {U"刀", "katana"},
    {U"銃", "juu"},
    {U"杖", "tsue"},
    {U"竿", "sao"},
    {U"旗", "hata"},
    {U"傘", "kasa"},
    {U"捩", "neji"},
    {U"連", "ren"},
    {U"補", "ho"},
    {U"光", "hikari"},
    {U"裏", "ura"},
    {U"表", "omote"},
    {U"端", "hashi"},
    {U"束", "taba"},
    {U"軸", "jiku"},
    {U"基", "moto"},
    {U"面", "men"},
    {U"舵", "kaji"},
});

/// U+FF66 to U+FF9D, narrow katakana, as hiragana; "ー" stays as it is.
constexpr std::u32string_view kNarrow =
    U"をぁぃぅぇぉゃゅょっーあいうえおかきくけこさしすせそたちつてとなにぬねのはひふへほまみむめもやゆよらりるれろわん";

/// Hiragana for katakana of both widths, and ASCII for wide letters and digits.
char32_t folded(char32_t c) {
  if (c >= U'ァ' && c <= U'ヴ') return c - 0x60;
  if (c >= 0xFF66 && c < 0xFF66 + kNarrow.size()) return kNarrow[c - 0xFF66];
  if (c >= 0xFF01 && c <= 0xFF5E) return c - 0xFEE0;
  return c == 0x3000 ? U' ' : c;
}

/// The text with folded characters. After a narrow one, a voicing mark stands for the next character of Unicode, such
/// as ば after は, and the other mark for the second next, ぱ.
std::u32string foldedText(std::string_view name) {
  std::u32string text;
  for (std::size_t at = 0; at < name.size();) {
    const utf8::Character next = utf8::characterAt(name, at);
    if (next.size == 0) return {};
    at += next.size;
    const bool isVoiced = next.code == 0xFF9E && !text.empty();
    const bool isHalfVoiced = next.code == 0xFF9F && !text.empty();
    if (isVoiced || isHalfVoiced) {
      text.back() = text.back() == U'う' && isVoiced ? U'ゔ' : text.back() + (isVoiced ? 1 : 2);
    } else {
      text.push_back(folded(next.code));
    }
  }
  return text;
}

const Reading* readingAt(std::span<const Reading> readings, std::u32string_view text) {
  const auto found =
      std::find_if(readings.begin(), readings.end(), [text](const Reading& r) { return text.starts_with(r.text); });
  return found == readings.end() ? nullptr : &*found;
}

std::string capitalized(std::string_view word) {
  std::string text(word);
  if (text.front() >= 'a' && text.front() <= 'z') text.front() = static_cast<char>(text.front() - 'a' + 'A');
  return text;
}

/// Whether programs keep the character in a name.
bool isPlain(char32_t c) {
  return (c >= U'0' && c <= U'9') || (c >= U'A' && c <= U'Z') || (c >= U'a' && c <= U'z') || c == U'_' || c == U'-' ||
         c == U'.' || c == U'+';
}

}  // namespace

std::string romanizedName(std::string_view name) {
  const std::u32string text = foldedText(name);
  std::string latin;
  bool isKana = false;
  bool isDoubled = false;  // a small つ doubles the consonant after it
  for (std::size_t at = 0; at < text.size();) {
    const std::u32string_view rest = std::u32string_view(text).substr(at);
    if (const Reading* word = readingAt(kWords, rest)) {
      latin += capitalized(word->latin);
      at += word->text.size();
      isKana = isDoubled = false;
    } else if (const Reading* kana = readingAt(kKana, rest)) {
      if (isDoubled) latin += kana->latin.front();
      latin += isKana ? std::string(kana->latin) : capitalized(kana->latin);
      at += kana->text.size();
      isKana = true;
      isDoubled = false;
    } else if (rest.front() == U'っ') {
      isDoubled = isKana;
      ++at;
    } else if (rest.front() == U'ー') {
      if (isKana) latin += latin.back();
      ++at;
    } else if (isPlain(rest.front())) {
      latin += static_cast<char>(rest.front());
      ++at;
      isKana = isDoubled = false;
    } else if (rest.front() == U' ' || rest.front() == U'・') {
      latin += '_';
      ++at;
      isKana = isDoubled = false;
    } else {
      return {};
    }
  }
  return latin;
}

}  // namespace furitsuke::exchange
