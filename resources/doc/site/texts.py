# SPDX-License-Identifier: GPL-3.0-or-later
"""The words of the site itself, by language. The pages have their own text."""

LANGUAGES = ("en", "ja", "zh_CN")

# The values of the attribute lang in HTML.
TAGS = {"en": "en", "ja": "ja", "zh_CN": "zh-Hans"}

NAMES = {"en": "English", "ja": "日本語", "zh_CN": "简体中文"}

TEXTS = {
    "en": {
        "manual": "Manual",
        "tutorials": "Tutorials",
        "words": "Words",
        "reference": "Files and programs",
        "development": "Development",
        "more": "More pages",
        "pages": "Pages",
        "contents": "On this page",
        "language": "Language",
        "search": "Search the manual and the other pages",
        "skip": "Skip to the text",
        "found": "Results: {n}",
        "nothing": "Nothing was found",
        "english": "in English",
    },
    "ja": {
        "manual": "マニュアル",
        "tutorials": "チュートリアル",
        "words": "用語",
        "reference": "ファイルとプログラム",
        "development": "開発",
        "more": "その他のページ",
        "pages": "ページ",
        "contents": "このページの内容",
        "language": "言語",
        "search": "マニュアルとほかのページを検索",
        "skip": "本文へ移動",
        "found": "{n} 件",
        "nothing": "見つかりません",
        "english": "英語",
    },
    "zh_CN": {
        "manual": "手册",
        "tutorials": "教程",
        "words": "术语",
        "reference": "文件和程序",
        "development": "开发",
        "more": "其他页面",
        "pages": "页面",
        "contents": "本页内容",
        "language": "语言",
        "search": "搜索手册和其他页面",
        "skip": "跳到正文",
        "found": "{n} 个结果",
        "nothing": "未找到",
        "english": "英文",
    },
}
