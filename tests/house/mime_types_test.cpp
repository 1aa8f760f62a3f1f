// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QDir>
#include <QFile>
#include <QMimeDatabase>
#include <QRegularExpression>
#include <QTemporaryDir>

#include "core/io/file_type.h"

namespace {

struct MimeRow {
  const char* name;
  const char* type;
  QByteArray magic;  ///< the first bytes of such a file
};

const MimeRow kMimeRows[] = {
    {"a.furitsuke", "application/x-furitsuke-project", "{ \"format\": \"furitsuke.project\""},
    {"a.pmm", "application/x-mmd-project", "Polygon Movie maker 0002"},
    {"a.vmd", "application/x-mmd-motion", "Vocaloid Motion Data 0002"},
    {"a.vpd", "application/x-mmd-pose", "Vocaloid Pose Data file\r\n"},
    {"a.pmd", "application/x-mmd-model", QByteArray("Pmd\x00\x00\x80\x3f", 7)},
    {"a.pmx", "application/x-mmd-extended-model", QByteArray("PMX \x00\x00\x00\x40", 8)},
    {"a.bvmd", "application/x-babylon-motion", QByteArray("BVMD\x03\x00\x00", 7)},
    {"a.mvd", "application/x-mikumikumoving-motion", "Motion Vector Data file"},
};

TEST(MimeTypes, MmdFilesAreRecognizedByNameAndByContents) {
  const QTemporaryDir data;
  ASSERT_TRUE(QDir(data.path()).mkpath(QStringLiteral("mime/packages")));
  ASSERT_TRUE(QFile::copy(QStringLiteral(FURITSUKE_SOURCE_DIR "/resources/desktop/furitsuke-mime.xml"),
                          data.filePath(QStringLiteral("mime/packages/furitsuke.xml"))));
  qputenv("XDG_DATA_HOME", data.path().toUtf8());
  const QMimeDatabase database;
  for (const auto& row : kMimeRows) {
    EXPECT_EQ(database.mimeTypeForFileNameAndData(QString::fromLatin1(row.name), row.magic).name(), row.type);
    EXPECT_EQ(database.mimeTypeForData(row.magic).name(), row.type) << row.name;
  }
}

TEST(MimeTypes, AreOfFilesThatTheProgramOpens) {
  QFile description(QStringLiteral(FURITSUKE_SOURCE_DIR "/resources/desktop/furitsuke-mime.xml"));
  ASSERT_TRUE(description.open(QIODevice::ReadOnly));
  const QString text = QString::fromUtf8(description.readAll());
  int count = 0;
  const QRegularExpression pattern(QStringLiteral("<glob pattern=\"\\*([^\"]+)\""));
  for (auto match = pattern.globalMatch(text); match.hasNext(); ++count) {
    const QString name = "a" + match.next().captured(1);
    EXPECT_NE(furitsuke::io::opensAsByName(name.toStdString()), furitsuke::io::OpensAs::Nothing) << name.toStdString();
  }
  EXPECT_GT(count, 8);
}

}  // namespace
