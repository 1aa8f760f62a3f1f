// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/live/live_panel.h"

#include <QAction>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QStringList>
#include <QToolButton>

#include "app/session/file_filters.h"
#include "app/session/live/live_receiver.h"
#include "app/session/live/live_sender.h"
#include "app/theme/theme.h"
#include "app/widgets/number_styles.h"
#include "app/widgets/number_text.h"
#include "app/widgets/translated_texts.h"
#include "app/widgets/value_field.h"
#include "core/exchange/vmc/vmc_packet.h"
#include "core/exchange/vmc/vmc_recording.h"

namespace furitsuke::panels {

namespace {

constexpr int kHighestPort = 65'535;

}  // namespace

session::LiveAddress LivePanel::Section::address() const {
  return {host->text().trimmed(), static_cast<quint16>(port->value())};
}

void LivePanel::Section::show(const session::LiveAddress& address) {
  host->setText(address.host);
  port->setValue(address.port);
}

void LivePanel::Section::setEditable(bool on) {
  host->setEnabled(on);
  port->setEnabled(on);
  avatar->setEnabled(on);
  choose->setEnabled(on);
}

LivePanel::LivePanel(QWidget* parent) : QWidget(parent) {
  auto* form = new QFormLayout(this);
  form->setContentsMargins(2 * theme::kGrid, 2 * theme::kGrid, 2 * theme::kGrid, 2 * theme::kGrid);
  form->setSpacing(2 * theme::kGrid);
  form->setRowWrapPolicy(QFormLayout::WrapLongRows);
  receive_ = addSection(*form, "receive");
  send_ = addSection(*form, "send");
  widgets::keepTranslated(this, [this] { retranslate(); });
}

LivePanel::Section LivePanel::addSection(QFormLayout& form, const char* name) {
  const QString prefix = QString::fromLatin1(name);
  Section section;
  section.title = new QLabel(this);
  QFont bold = section.title->font();
  bold.setBold(true);
  section.title->setFont(bold);
  section.hostLabel = new QLabel(this);
  section.host = new QLineEdit(this);
  section.host->setObjectName(prefix + "Host");
  section.portLabel = new QLabel(this);
  section.port = new widgets::ValueField(widgets::wholeFormat(), this);
  section.port->setObjectName(prefix + "Port");
  section.port->setRange(1, kHighestPort);
  section.button = new QToolButton(this);
  auto* buttons = new QHBoxLayout;
  buttons->addWidget(section.button);
  if (prefix == "receive") {
    section.record = new QToolButton(this);
    buttons->addWidget(section.record);
  }
  buttons->addStretch(1);
  section.state = new QLabel(this);
  section.state->setObjectName(prefix + "State");
  section.state->setWordWrap(true);
  section.state->setTextFormat(Qt::PlainText);
  for (QToolButton* button : {section.button, section.record}) {
    if (button != nullptr) button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  }
  form.addRow(section.title);
  form.addRow(section.hostLabel, section.host);
  form.addRow(section.portLabel, section.port);
  addAvatarRow(form, prefix, section);
  form.addRow(buttons);
  form.addRow(section.state);
  connect(section.host, &QLineEdit::editingFinished, this, &LivePanel::addressesEdited);
  connect(section.port, &widgets::ValueField::typingEnded, this, &LivePanel::addressesEdited);
  return section;
}

void LivePanel::addAvatarRow(QFormLayout& form, const QString& prefix, Section& section) {
  section.avatarLabel = new QLabel(this);
  section.avatar = new QLineEdit(this);
  section.avatar->setObjectName(prefix + "Avatar");
  section.choose = new QToolButton(this);
  section.choose->setText(QString::fromUtf8("…"));
  auto* row = new QHBoxLayout;
  row->addWidget(section.avatar, 1);
  row->addWidget(section.choose);
  form.addRow(section.avatarLabel, row);
  connect(section.avatar, &QLineEdit::editingFinished, this, &LivePanel::addressesEdited);
  connect(section.choose, &QToolButton::clicked, this, [this, field = section.avatar] { chooseAvatar(*field); });
}

void LivePanel::chooseAvatar(QLineEdit& field) {
  // The offscreen platform, on which tests run, has no native dialog.
  const auto options =
      QGuiApplication::platformName() == "offscreen" ? QFileDialog::DontUseNativeDialog : QFileDialog::Options();
  const QString path = QFileDialog::getOpenFileName(
      this, tr("Choose Avatar"), QFileInfo(field.text()).absolutePath(),
      session::fileFilter({session::FileFilter::Avatars, session::FileFilter::All}), nullptr, options);
  if (path.isEmpty()) return;
  field.setText(path);
  emit addressesEdited();
}

void LivePanel::retranslate() {
  receive_.title->setText(tr("Receive"));
  send_.title->setText(tr("Send"));
  for (Section* section : {&receive_, &send_}) {
    section->hostLabel->setText(tr("Address"));
    section->portLabel->setText(tr("Port"));
    section->avatarLabel->setText(tr("VRM 1.0 avatar"));
    section->avatar->setPlaceholderText(tr("None"));
    widgets::nameControl(section->choose, tr("Choose avatar"));
    section->choose->setWhatsThis(tr("Chooses the VRM file of the avatar."));
  }
  widgets::nameControl(receive_.host, tr("Receiving address"));
  receive_.host->setWhatsThis(
      tr("The address of this computer at which poses are received. 127.0.0.1 takes only those of programs on this "
         "computer, 0.0.0.0 those of every computer in the network."));
  widgets::nameControl(receive_.port, tr("Receiving port"));
  receive_.port->setWhatsThis(tr("The port to which the other program sends; 39539 in most programs."));
  widgets::nameControl(receive_.avatar, tr("Avatar of the sender"));
  receive_.avatar->setWhatsThis(
      tr("The VRM 1.0 file that the other program moves, if it sends the raw bones of that avatar. Leave it empty for "
         "poses relative to the T-pose, which programs with VRM 0 avatars send."));
  widgets::nameControl(send_.host, tr("Target address"));
  send_.host->setWhatsThis(
      tr("The address of the computer to which the pose is sent; 127.0.0.1 for a program on this computer."));
  widgets::nameControl(send_.port, tr("Target port"));
  send_.port->setWhatsThis(tr("The port at which the other program receives; 39539 or 39540 in most programs."));
  widgets::nameControl(send_.avatar, tr("Avatar of the receiver"));
  send_.avatar->setWhatsThis(tr(
      "The VRM 1.0 file that the other program shows, if it expects the raw bones of that avatar. Leave it empty for "
      "poses relative to the T-pose, which programs with VRM 0 avatars expect."));
  refresh();
}

void LivePanel::setLinks(session::LiveReceiver& receiver, session::LiveSender& sender) {
  receiver_ = &receiver;
  sender_ = &sender;
  connect(&receiver, &session::LiveReceiver::stateChanged, this, &LivePanel::refresh);
  connect(&receiver, &session::LiveReceiver::trafficChanged, this, &LivePanel::refresh);
  connect(&sender, &session::LiveSender::stateChanged, this, &LivePanel::refresh);
  connect(&sender, &session::LiveSender::trafficChanged, this, &LivePanel::refresh);
  refresh();
}

void LivePanel::setActions(QAction* receive, QAction* record, QAction* send) {
  receive_.button->setDefaultAction(receive);
  receive_.record->setDefaultAction(record);
  send_.button->setDefaultAction(send);
}

void LivePanel::setAddresses(const session::LiveAddress& receive, const session::LiveAddress& send) {
  receive_.show(receive);
  send_.show(send);
}

void LivePanel::setAvatars(const QString& receive, const QString& send) {
  receive_.avatar->setText(receive);
  send_.avatar->setText(send);
}

QString LivePanel::receiveAvatar() const { return receive_.avatar->text().trimmed(); }
QString LivePanel::sendAvatar() const { return send_.avatar->text().trimmed(); }

void LivePanel::refresh() {
  const bool isPossible = exchange::isVmcAvailable();
  receive_.setEditable(isPossible && (receiver_ == nullptr || !receiver_->isReceiving()));
  send_.setEditable(isPossible && (sender_ == nullptr || !sender_->isSending()));
  receive_.state->setText(receivingText());
  send_.state->setText(sendingText());
}

QString LivePanel::receivingText() const {
  if (!exchange::isVmcAvailable()) return tr("This build has no live link, because oscpack was not installed.");
  if (receiver_ == nullptr || !receiver_->isReceiving()) {
    return tr("Moves the active model with the poses that another program sends (VMC).");
  }
  const session::LiveTraffic& traffic = receiver_->traffic();
  const session::LiveAddress& address = receiver_->address();
  QStringList lines;
  if (traffic.peer.isEmpty()) {
    lines << tr("Waiting for packets at %1, port %2").arg(address.host).arg(address.port);
  } else if (traffic.perSecond > 0) {
    lines << tr("%L1 packets per second from %2").arg(qRound(traffic.perSecond)).arg(traffic.peer);
  } else {
    lines << tr("No more packets from %1").arg(traffic.peer);
  }
  lines << tr("Moving %1").arg(receiver_->modelName());
  if (traffic.dropped > 0)
    lines << tr("%Ln packet(s) or message(s) dropped", nullptr, static_cast<int>(traffic.dropped));
  if (receiver_->isRecording()) {
    const exchange::VmcRecording& recording = *receiver_->recording();
    lines << tr("Recording: %Ln frame(s), %1", nullptr, static_cast<int>(recording.frameCount()))
                 .arg(widgets::timeText(recording.seconds()));
  }
  return lines.join('\n');
}

QString LivePanel::sendingText() const {
  if (!exchange::isVmcAvailable()) return {};
  if (sender_ == nullptr || !sender_->isSending()) {
    return tr("Sends the pose, the expressions and the camera of the viewport to another program (VMC).");
  }
  if (!sender_->problem().isEmpty()) return sender_->problem();
  const session::LiveAddress& address = sender_->address();
  return tr("%L1 packets per second to %2, port %3")
      .arg(qRound(sender_->traffic().perSecond))
      .arg(address.host)
      .arg(address.port);
}

}  // namespace furitsuke::panels
