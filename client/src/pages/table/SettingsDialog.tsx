import { words } from '../../app/language'
import { change, motions, settings, speeds } from '../../app/settings/settings'
import { Choice, Switch } from '../../ui/Choice'
import { Dialog } from '../../ui/Dialog'
import { LanguageSwitch } from '../../ui/LanguageSwitch'

export function SettingsDialog({ onClose }: { readonly onClose: () => void }) {
  const t = words()
  const { speed, motion, sound, confirm, showMirror } = settings.value
  return (
    <Dialog title={t.settings.title} onClose={onClose}>
      <Choice
        label={t.settings.speed}
        value={speed}
        options={speeds.map(value => ({ value, label: t.settings.speeds[value] }))}
        onChange={value => change({ speed: value })}
      />
      <Choice
        label={t.settings.motion}
        value={motion}
        options={motions.map(value => ({ value, label: t.settings.motions[value] }))}
        onChange={value => change({ motion: value })}
      />
      <Switch label={t.settings.sound} on={sound} onChange={on => change({ sound: on })} />
      <Switch label={t.settings.confirm} on={confirm} onChange={on => change({ confirm: on })} />
      <Switch
        label={t.settings.mirror}
        hint={t.settings.mirrorHint}
        on={showMirror}
        onChange={on => change({ showMirror: on })}
      />
      <div class="option-row">
        <span>{t.language}</span>
        <LanguageSwitch />
      </div>
    </Dialog>
  )
}
