// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QWidget>

#include "app/session/live/live_traffic.h"

class QAction;
class QFormLayout;
class QLabel;
class QLineEdit;
class QToolButton;

namespace furitsuke::session {
class LiveReceiver;
class LiveSender;
}  // namespace furitsuke::session

namespace furitsuke::widgets {
class ValueField;
}  // namespace furitsuke::widgets

namespace furitsuke::panels {

/// The live link with other programs: addresses, what arrives and what is sent, and recording.
class LivePanel : public QWidget {
  Q_OBJECT

 public:
  explicit LivePanel(QWidget* parent = nullptr);

  /// Shows their states from now on.
  void setLinks(session::LiveReceiver& receiver, session::LiveSender& sender);
  /// The buttons. Not owned.
  void setActions(QAction* receive, QAction* record, QAction* send);
  void setAddresses(const session::LiveAddress& receive, const session::LiveAddress& send);
  /// The VRM files whose raw bones are exchanged; empty: poses are relative to the T-pose.
  void setAvatars(const QString& receive, const QString& send);
  [[nodiscard]] QString receiveAvatar() const;
  [[nodiscard]] QString sendAvatar() const;
  [[nodiscard]] session::LiveAddress receiveAddress() const { return receive_.address(); }
  [[nodiscard]] session::LiveAddress sendAddress() const { return send_.address(); }

 signals:
  /// The user has changed an address, a port or an avatar.
  void addressesEdited();

 private:
  /// The fields of one direction.
  struct Section {
    QLabel* title = nullptr;
    QLabel* hostLabel = nullptr;
    QLineEdit* host = nullptr;
    QLabel* portLabel = nullptr;
    widgets::ValueField* port = nullptr;
    QLabel* avatarLabel = nullptr;
    QLineEdit* avatar = nullptr;
    QToolButton* choose = nullptr;
    QToolButton* button = nullptr;
    QToolButton* record = nullptr;  ///< only for receiving
    QLabel* state = nullptr;

    [[nodiscard]] session::LiveAddress address() const;
    void show(const session::LiveAddress& address);
    void setEditable(bool on);
  };
  [[nodiscard]] Section addSection(QFormLayout& form, const char* name);
  void addAvatarRow(QFormLayout& form, const QString& prefix, Section& section);
  void chooseAvatar(QLineEdit& field);
  void retranslate();
  void refresh();
  [[nodiscard]] QString receivingText() const;
  [[nodiscard]] QString sendingText() const;

  QPointer<session::LiveReceiver> receiver_;
  QPointer<session::LiveSender> sender_;
  Section receive_, send_;
};

}  // namespace furitsuke::panels
