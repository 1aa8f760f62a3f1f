// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/files/file_reloading.h"

#include <QPointer>
#include <QUndoStack>
#include <memory>
#include <optional>
#include <system_error>

#include "app/actions/action_set.h"
#include "app/commands/command_actions.h"
#include "app/commands/command_conditions.h"
#include "app/commands/files/file_messages.h"
#include "app/commands/files/shown_work.h"
#include "app/dialogs/prompts.h"
#include "app/session/recovery/salvage_text.h"
#include "app/session/workspace.h"
#include "app/widgets/damage_text.h"
#include "app/widgets/message_text.h"
#include "core/base/caught.h"
#include "core/base/log.h"
#include "core/edit/document/edit_history.h"
#include "core/io/json/annotation_file.h"

namespace furitsuke::commands {

constexpr ActionRows kFileReloadingActions = {
    action("file.revert", "file", Actions::tr("Re&vert"),
           Actions::tr("Reload the file and discard all changes since the last save"),
           {.group = 1, .words = ActionWords::tr("reload, discard changes, reset file")}),
};

bool isMissing(const std::filesystem::path& path) {
  std::error_code unreachable;
  return !std::filesystem::exists(path, unreachable) && !unreachable;
}

FileReloading::FileReloading(const CommandContext& context, ShownWork& work, FileMessages& messages, QObject* parent)
    : QObject(parent), context_(context), work_(work), messages_(messages) {
  connect(&context_.workspace, &session::Workspace::documentOpened, this, &FileReloading::watch);
  connect(&context_.workspace, &session::Workspace::documentAdded, this, [this](int index) {
    edit::MotionDocument* document = context_.workspace.document(index);
    if (document->file().isChangedOnDisk()) onChangedOnDisk(document);  // while it was closed
  });
  const auto hasFile = CommandConditions(context_).hasDocument() &&
                       actions::ActionBinding::Condition(
                           [&workspace = context_.workspace] { return !workspace.current()->file().path().empty(); },
                           QT_TRANSLATE_NOOP("Conditions", "The motion has no file yet"));
  context_.actions.bind("file.revert", {.run = [this] { return confirmAndRevert(); }, .enabled = hasFile});
}

void FileReloading::watch(edit::MotionDocument* document) {
  const auto isOpen = [this, document] { return context_.workspace.indexOf(document) >= 0; };
  connect(document, &edit::MotionDocument::changedOnDisk, this, [this, document, isOpen] {
    if (isOpen()) onChangedOnDisk(document);
  });
  connect(document, &edit::MotionDocument::annotationsChangedOnDisk, this, [this, document, isOpen] {
    if (isOpen()) onAnnotationsChangedOnDisk(document);
  });
  if (const std::optional<Error>& problem = document->file().annotationProblem()) {
    messages_.show(document, Severity::Warning, [title = document->file().title(), error = *problem] {
      return tr("The markers of %1 cannot be read: %2. The motion itself is complete. The marker "
                "file is not replaced without a question.")
          .arg(title, widgets::failureText(error));
    });
  }
  if (document->file().layerProblem()) {
    messages_.show(document, Severity::Warning, [title = document->file().title()] {
      return tr("Another program has changed %1 after its layers were flattened into it. The layers are muted, so that "
                "their effect is not added twice.")
          .arg(title);
    });
  }
  if (document->file().isRepaired()) {
    const io::VmdSource* source = document->file().source();
    const std::optional<Error> damaged = source == nullptr ? std::nullopt : session::damageOf(source->file);
    messages_.show(
        document, damaged ? Severity::Error : Severity::Warning,
        [title = document->file().title(), damage = damaged,
         saved = source == nullptr ? QString() : session::salvageText(source->file)] {
          const QString what = damage ? widgets::damageText(title, *damage) : tr("%1 is damaged.").arg(title);
          return what + ' ' +
                 (saved.isEmpty() ? tr("Its readable part is open as a repaired, unsaved motion; see the findings.")
                                  : tr("Open as a repaired, unsaved motion: %1.").arg(saved));
        });
  }
}

void FileReloading::onChangedOnDisk(edit::MotionDocument* document) {
  if (isMissing(document->file().path())) {
    messages_.show(document, Severity::Warning, [title = document->file().title()] {
      return tr("%1 was moved or deleted by another program. Saving creates it again.").arg(title);
    });
    return;
  }
  const edit::EditHistory& history = document->history();
  const bool isEdited = !history.undoStack()->isClean() || !history.draft().isEmpty();
  const auto text = [title = document->file().title(), isEdited] {
    const QString detail = isEdited ? tr("Reloading discards your unsaved changes.") : QString();
    return tr("%1 was changed by another program. %2").arg(title, detail).trimmed();
  };
  const auto reload = [this, document] {
    if (context_.workspace.indexOf(document) < 0) return;
    if (const Status status = revert(document); !status) {
      messages_.show(document, Severity::Error, [error = status.error()] { return widgets::failureText(error); });
    }
  };
  messages_.show(
      document, Severity::Warning, text,
      {{[] { return tr("Reload"); }, reload}, messages_.saveAs(document), {[] { return tr("Keep My Version"); }, {}}});
}

void FileReloading::onAnnotationsChangedOnDisk(edit::MotionDocument* document) {
  if (!document->file().areAnnotationsChangedOnDisk()) return;
  const QString title = document->file().title();
  if (isMissing(io::annotationPath(document->file().path()))) {
    messages_.show(document, Severity::Warning, [title] {
      return tr("The marker file of %1 was moved or deleted by another program. Saving creates it again.").arg(title);
    });
    return;
  }
  const auto reload = [this, document] {
    if (context_.workspace.indexOf(document) < 0) return;
    if (const Status status = document->file().reloadAnnotations(); !status) {
      messages_.show(document, Severity::Error, [error = status.error()] { return widgets::failureText(error); });
    }
  };
  messages_.show(document, Severity::Warning,
                 [title] { return tr("The markers of %1 were changed by another program.").arg(title); },
                 {{[] { return tr("Reload Markers"); }, reload}, {[] { return tr("Keep My Version"); }, {}}});
}

Status FileReloading::revert(edit::MotionDocument* document) {
  if (document->file().isSaving()) work_.finish();
  struct Reverting {
    std::optional<Result<io::LoadedMotion>> read;
    std::optional<Status> result;
    bool isAwaited = true;
  };
  auto reverting = std::make_shared<Reverting>();
  const auto done = [this, reverting, document = QPointer(document), revision = document->history().revision()] {
    if (document == nullptr) return;
    reverting->result = finishReverting(document, std::move(*reverting->read), revision);
    if (reverting->isAwaited || *reverting->result) return;
    messages_.show(document, Severity::Error,
                   [error = reverting->result->error()] { return widgets::failureText(error); });
  };
  work_.run(
      tr("Opening %1…").arg(document->file().title()),
      [reverting, path = document->file().path()] {
        reverting->read = caught([&path] { return edit::MotionDocument::read(path); });
      },
      done);
  if (context_.actions.isScripted()) work_.finish();
  reverting->isAwaited = false;
  return reverting->result.value_or(Done{});
}

Status FileReloading::finishReverting(edit::MotionDocument* document, Result<io::LoadedMotion> read,
                                      std::uint64_t revision) {
  Status status = Done{};
  if (!read) {
    status = read.error();
  } else if (document->history().revision() != revision) {
    status = Error::in(Message::verbatim(document->file().title().toStdString()),
                       Message::verbatim(tr("was edited in the meantime and was not reloaded").toStdString()));
  } else {
    messages_.withdraw(document);
    document->replaceWith(std::move(read).value());
  }
  log(status ? LogLevel::Info : LogLevel::Error,
      status ? "read again " + document->file().title().toStdString() : "revert: " + status.error().message());
  return status;
}

Status FileReloading::confirmAndRevert() {
  edit::MotionDocument* document = context_.workspace.current();
  if (document->isModified() && !context_.actions.isScripted() &&
      !dialogs::askConfirm(context_.window, tr("Discard all unsaved changes of %1?").arg(document->file().title()),
                           tr("The file is reloaded; this cannot be undone."), tr("Discard Changes"))) {
    return Done{};
  }
  return revert(document);
}

}  // namespace furitsuke::commands
