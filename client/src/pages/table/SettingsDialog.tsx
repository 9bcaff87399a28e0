import type { TableView } from '@heorot/shared'
import { words } from '../../app/language'
import { lazyPart } from '../../app/lazy'
import { change, motions, settings, speeds } from '../../app/settings/settings'
import { forgetShown, isCoached } from '../../thisBrowser/experience'
import { Choice, Switch } from '../../ui/fields/Choice'
import { Dialog } from '../../ui/Dialog'
import { LanguageSwitch } from '../../ui/page/LanguageSwitch'
import { Broadcasting } from '../people/Broadcasting'
import { useSession } from '../people/context'

const NoticePanel = lazyPart(async () => (await import('../notifications/NoticePanel')).NoticePanel)

const TableNotices = ({ table }: { readonly table: TableView }) => (
  <NoticePanel session={useSession()} table={table} />
)

interface Props {
  readonly game: string
  /** Absent in a lesson. */
  readonly table?: TableView
  readonly onClose: () => void
}

export function SettingsDialog({ game, table, onClose }: Props) {
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
      <Switch
        label={t.settings.coach}
        hint={t.settings.coachHint}
        on={isCoached({ game, coach: true })}
        onChange={on => {
          if (on) forgetShown(game)
          change({ coach: on ? 'always' : 'off' })
        }}
      />
      {table && <Broadcasting table={table} />}
      <div class="option-row">
        <span>{t.language}</span>
        <LanguageSwitch />
      </div>
      {table?.clock === 'days' && <TableNotices table={table} />}
    </Dialog>
  )
}
