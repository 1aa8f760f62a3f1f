// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAction>
#include <QComboBox>
#include <QTreeWidget>

#include "app/actions/action_set.h"
#include "app/commands/files/file_opening.h"
#include "app/panels/dock_area.h"
#include "app/panels/timeline/layers_panel.h"
#include "app/panels/timeline/timeline_panel.h"
#include "app/panels/timeline/timeline_view.h"
#include "app/widgets/value_field.h"
#include "core/edit/document/layer_editing.h"
#include "core/eval/layered_values.h"
#include "core/io/motion_file.h"
#include "tests/app/window/window_fixture.h"
#include "tests/support/motions.h"

namespace furitsuke::commands {
namespace {

class LayerActions : public test::WindowTest {
 protected:
  LayerActions() { EXPECT_TRUE(window->files().open(path)); }

  /// "name mode weight" of each row, from the highest to the motion; the current one in brackets.
  [[nodiscard]] std::string rows() {
    settle();
    auto* list = window->docks().panel<panels::LayersPanel>()->findChild<QTreeWidget*>();
    QStringList texts;
    for (int i = 0; i < list->topLevelItemCount(); ++i) {
      QTreeWidgetItem* item = list->topLevelItem(i);
      QString text = item->text(0);
      const auto* mode = qobject_cast<QComboBox*>(list->itemWidget(item, 1));
      const auto* weight = qobject_cast<widgets::ValueField*>(list->itemWidget(item, 4));
      if (mode != nullptr && weight != nullptr) {
        text += QString(" %1 %2").arg(mode->currentText()).arg(weight->value());
        if (item->checkState(2) == Qt::Checked) text += " muted";
        if (item->checkState(3) == Qt::Checked) text += " solo";
      }
      texts << (item == list->currentItem() ? '[' + text + ']' : text);
    }
    return texts.join(", ").toStdString();
  }
  [[nodiscard]] double shownX(double frame) {
    return eval::LayeredBone(document().motion(), test::nameOf("右腕").bytes).sample(frame).translation.x;
  }

  QString path = writeMotion("dance.vmd", sampleMotion());
};

TEST_F(LayerActions, EachIsOneUndoStepThatThePanelShows) {
  const struct {
    const char* script;
    const char* rows;
  } steps[] = {{"layer.add name=arms", "[arms Add 100], Motion"},
               {"layer.add", "[Layer 1 Add 100], arms Add 100, Motion"},
               {"layer.down", "arms Add 100, [Layer 1 Add 100], Motion"},
               {"layer.replace", "arms Add 100, [Layer 1 Replace 100], Motion"},
               {"layer.mute layer=2", "arms Add 100 muted, [Layer 1 Replace 100], Motion"},
               {"layer.solo on=on", "arms Add 100 muted, [Layer 1 Replace 100 solo], Motion"},
               {"layer.weight value=0.25 frame=0", "arms Add 100 muted, [Layer 1 Replace 25 solo], Motion"},
               {"layer.rename name=hands", "arms Add 100 muted, [hands Replace 25 solo], Motion"},
               {"layer.edit", "[arms Add 100 muted], hands Replace 25 solo, Motion"},
               {"layer.edit", "arms Add 100 muted, hands Replace 25 solo, [Motion]"},
               {"layer.deleteWeight frame=0 layer=1", "arms Add 100 muted, hands Replace 100 solo, [Motion]"},
               {"layer.delete layer=2", "hands Replace 100 solo, [Motion]"}};
  for (const auto& step : steps) {
    run(step.script);
    EXPECT_EQ(rows(), step.rows) << step.script;
  }
  QUndoStack& stack = *document().history().undoStack();
  EXPECT_EQ(stack.count(), static_cast<int>(std::size(steps)));
  for (int i = static_cast<int>(std::size(steps)) - 1; i > 0; --i) {
    stack.undo();
    EXPECT_EQ(rows(), steps[i - 1].rows);
  }
  stack.undo();
  EXPECT_FALSE(document().isModified());
}

TEST_F(LayerActions, EditingChangesTheLayerAndSavingTheFlattenedMotion) {
  run("layer.add name=arms\nframe.goto frame=10\nlayer.edit layer=1");
  EXPECT_TRUE(document().motion().bones.empty()) << "the timeline shows the layer";
  edit::MotionDocument& motion = document();
  const motion::TrackId id = motion.history().ensureTrack(motion::TrackKind::Bone, test::nameOf("右腕"));
  motion::EditBuilder builder(motion.motion());
  builder.set(id, 10, test::boneKeyAt(5));
  motion.history().push("key", builder.build());
  EXPECT_DOUBLE_EQ(shownX(10), 15);
  run("select track=右腕 frames=10\nkey.set translation=7,0,0");
  EXPECT_DOUBLE_EQ(shownX(10), 17);
  run("file.save");
  EXPECT_FALSE(document().isModified());
  const auto saved = io::loadMotion(std::filesystem::path(path.toStdU16String()));
  ASSERT_TRUE(saved);
  EXPECT_NEAR(saved->motion.bones[0].keys.find(10)->translation.x, 17, 1e-5);
  run("layer.flatten");
  EXPECT_FALSE(motion::hasLayers(document().motion()));
  EXPECT_NEAR(shownX(10), 17, 1e-5);
  run("edit.undo");
  EXPECT_TRUE(motion::isOnLayer(document().motion()));
}

TEST_F(LayerActions, ThePanelEditsLayersWithTheMouseAndTheKeyboard) {
  run("layer.add name=arms\nlayer.add name=legs");
  settle();
  auto* list = window->docks().panel<panels::LayersPanel>()->findChild<QTreeWidget*>();
  list->setCurrentItem(list->topLevelItem(2));
  EXPECT_EQ(rows(), "legs Add 100, arms Add 100, [Motion]");
  EXPECT_EQ(document().motion().bones.size(), sampleMotion().bones.size());
  list->topLevelItem(0)->setCheckState(2, Qt::Checked);
  EXPECT_EQ(rows(), "legs Add 100 muted, arms Add 100, [Motion]");
  list->topLevelItem(1)->setText(0, "hands");
  qobject_cast<widgets::ValueField*>(list->itemWidget(list->topLevelItem(1), 4))->setValue(40);
  EXPECT_EQ(rows(), "legs Add 100 muted, hands Add 40, [Motion]");
  auto* mode = qobject_cast<QComboBox*>(list->itemWidget(list->topLevelItem(0), 1));
  mode->setCurrentIndex(1);
  emit mode->activated(1);
  EXPECT_EQ(rows(), "legs Replace 100 muted, hands Add 40, [Motion]");
}

TEST_F(LayerActions, PlacingAClipAddsALayerThatShowsIt) {
  motion::Motion clip;
  test::addBone(clip, "右腕", {0, 40});
  const QString file = writeMotion("clip.vmd", clip);
  run(QString("layer.place path=\"%1\" frame=100 blend=5").arg(file));
  EXPECT_EQ(rows(), "[clip Replace 0], Motion");
  EXPECT_NEAR(shownX(110), 10, 1e-4);
  EXPECT_EQ(document().history().undoStack()->count(), 1);
}

TEST_F(LayerActions, NeedALayer) {
  window->actions().updateStates();
  for (const char* id : {"layer.delete", "layer.mute", "layer.weight", "layer.flatten", "layer.edit"}) {
    EXPECT_FALSE(window->actions().action(id)->isEnabled()) << id;
  }
  run("layer.add");
  window->actions().updateStates();
  EXPECT_TRUE(window->actions().action("layer.flatten")->isEnabled());
}

}  // namespace
}  // namespace furitsuke::commands
