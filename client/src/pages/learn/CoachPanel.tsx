import { words } from '../../app/language'
import type { ReadonlySignal } from '@preact/signals'
import { useEffect, useMemo, useState } from 'preact/hooks'
import { change } from '../../app/settings/settings'
import { clearanceStyle } from '../../kit/layout/clearance'
import type { Coach, CoachCard } from '../../kit/GameClient'
import { announce, clearance, showRule, storyPlaying } from '../../kit/tableContext'
import { experienceIn, noteShown } from '../../thisBrowser/experience'
import type { TableFrame } from '../../session/frame'
import { namedFrame } from '../../session/names'
import { Button, LinkButton } from '../../ui/Button'
import { Icon, type IconName } from '../../ui/Icon'
import { SvgImage } from '../../ui/SvgImage'
import { useGuide } from '../rules/useGuide'
import { CardPicker } from './nextCard'
import './coach.css'

interface Props {
  readonly game: string
  /** What has been shown to its end. */
  readonly frame: ReadonlySignal<TableFrame | null>
  /** Whether the table rests at the newest moment. */
  readonly atRest: boolean
}

/** The card to show now; it stays until it is closed. */
function useCard(coach: Coach | null, { game, frame, atRest }: Props) {
  const [key, setKey] = useState<string | null>(null)
  const [picker] = useState(
    () =>
      new CardPicker(
        () => experienceIn(game).shown,
        card => noteShown(game, card),
      ),
  )
  const now = frame.value
  const mayShow = atRest && !storyPlaying.value && key === null
  useEffect(() => {
    if (coach && now && mayShow) setKey(picker.next(coach, namedFrame(now)))
  }, [coach, now?.match, now?.revision, mayShow])
  return { key, close: () => setKey(null) }
}

interface PointProps {
  readonly icon: IconName
  readonly kind: string
  readonly title: string
  readonly words: string
}

const Point = ({ icon, kind, title, words }: PointProps) => (
  <div class={`coach-point ${kind}`}>
    <dt>
      <span class="center coach-mark">
        <Icon name={icon} size={18} />
      </span>
      {title}
    </dt>
    <dd>{words}</dd>
  </div>
)

function CardView({ card, onClose }: { card: CoachCard; onClose: () => void }) {
  const t = words().coach
  useEffect(() => announce(`${card.title}. ${card.what} ${card.why} ${card.cost}`), [card])
  const end = () => {
    change({ coach: 'off' })
    onClose()
  }
  const rule = () => {
    showRule(card.rule)
    onClose()
  }
  return (
    <aside
      class="parchment coach"
      aria-label={card.title}
      data-coach
      style={clearanceStyle(clearance.value)}
      onKeyDown={event => event.key === 'Escape' && onClose()}
    >
      <header class="coach-head">
        <span class="center coach-picture">
          <SvgImage svg={card.svg} />
        </span>
        <p>{t.firstTime}</p>
        <h2>{card.title}</h2>
      </header>
      <dl class="stack gap-4">
        <Point icon="info" kind="what" title={t.what} words={card.what} />
        <Point icon="trophyCup" kind="why" title={t.why} words={card.why} />
        <Point icon="bolt" kind="cost" title={t.cost} words={card.cost} />
      </dl>
      <div class="stack coach-buttons">
        <Button look="primary" onClick={onClose}>
          {t.gotIt}
        </Button>
        <Button look="vellum" onClick={rule}>
          {words().rules.rule}
        </Button>
        <LinkButton onClick={end}>{t.noMore}</LinkButton>
      </div>
    </aside>
  )
}

/** Explains what meets this person for the first time, one card at a time. */
export function CoachPanel(props: Props) {
  const coach = useGuide(props.game)
  const { key, close } = useCard(coach, props)
  const card = useMemo(() => (coach && key !== null ? coach.card(key) : null), [coach, key])
  return card && <CardView card={card} onClose={close} />
}
