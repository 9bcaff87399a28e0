import type { TableView } from '@heorot/shared'
import type { ReadonlySignal } from '@preact/signals'
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { spoken, words } from '../../app/language'
import type { Decision } from '../../bots/decide'
import { gameClient } from '../../games/gameTexts'
import type { Scene } from '../../kit/GameClient'
import type { Point, Rect } from '../../kit/layout/geometry'
import { placeOff } from '../../kit/layout/placeOff'
import { litPlaces } from '../../kit/tableContext'
import type { TableFrame } from '../../session/frame'
import { newEntropy } from '../../thisBrowser/random'
import { namedFrame } from '../../session/names'
import { Button, RoundButton } from '../../ui/Button'
import { Icon } from '../../ui/Icon'

/** What a King answered, and to which question. */
interface Counsel {
  readonly frame: TableFrame
  readonly decision: Decision
}

/** Asks a King of this browser, who sees what the person sees. */
async function askKing(game: string, frame: TableFrame): Promise<Counsel | null> {
  const { viewer, view, secret, prompt } = frame
  if (viewer === 'spectator' || !prompt) return null
  const { think, KING_MS } = await import('../../bots/pageThinker')
  const seen = { seat: viewer, public: view, secret, prompt }
  const task = { game, strength: 'king', seen, budgetMs: KING_MS, seed: newEntropy() } as const
  return { frame, decision: await think(task) }
}

/** The counsel in the language on screen; null while its words load. */
function useCounselWords(game: string, counsel: Counsel | null): string | null {
  const [said, setSaid] = useState<string | null>(null)
  const language = spoken()
  useEffect(() => {
    setSaid(null)
    if (!counsel) return
    let wanted = true
    const { frame, decision } = counsel
    const say = (deed: string) => wanted && setSaid(words().hint.says(deed))
    gameClient(game)
      ?.loadAdvice(language)
      .then(({ advise }) => say(advise(namedFrame(frame), decision)))
      .catch(() => wanted && setSaid(words().hint.none))
    return () => {
      wanted = false
    }
  }, [counsel, language])
  return said
}

/** Picks the cards, or the figure and its space, so that the table shows what is meant; nothing is sent. */
async function propose(game: string, { frame, decision }: Counsel, onPropose: Props['onPropose']) {
  const advisor = await gameClient(game)?.loadAdvice(spoken())
  onPropose(advisor?.picks(frame, decision.intent) ?? [])
}

/** In the upper right corner of the table, unless that is where it points at. */
function useOffPlaces(said: string | null) {
  const panel = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState<Point | null>(null)
  const lit = litPlaces.value
  useLayoutEffect(() => {
    const table = panel.current?.closest('.table-page')?.querySelector<HTMLElement>('.table-main')
    if (!panel.current || !table) return
    const { offsetLeft, offsetTop, offsetWidth: w, offsetHeight: h } = table
    const { offsetWidth, offsetHeight } = panel.current
    const corner = (at: Rect) => Math.hypot(w - at.x - at.w, at.y)
    const { x, y } = placeOff({ w, h }, { w: offsetWidth, h: offsetHeight }, lit, corner)
    setPlace({ x: offsetLeft + x, y: offsetTop + y })
  }, [said, lit])
  return { panel, place }
}

interface PanelProps {
  /** Null while a King thinks. */
  readonly said: string | null
  readonly onClose: () => void
}

function HintPanel({ said, onClose }: PanelProps) {
  const { panel, place } = useOffPlaces(said)
  const t = words()
  return (
    <div
      ref={panel}
      class="parchment flex gap-3 hint-panel"
      role="status"
      data-hint={said === null ? 'thinking' : 'said'}
      style={place ? { left: `${place.x}px`, top: `${place.y}px`, right: 'auto' } : {}}
    >
      <p>{said ?? t.hint.thinking}</p>
      {said !== null && <RoundButton icon="cancel" size={16} label={t.close} onClick={onClose} />}
    </div>
  )
}

interface Props {
  readonly table: TableView
  /** The frame on the table. */
  readonly frame: ReadonlySignal<TableFrame | null>
  readonly onPoint: NonNullable<Scene['point']>
  readonly onPropose: NonNullable<Scene['propose']>
}

/** A button that asks what a King would do in this place, and the answer, as long as the question stands. */
export function Hint({ table, frame, onPoint, onPropose }: Props) {
  const [thinking, setThinking] = useState(false)
  const [counsel, setCounsel] = useState<Counsel | null>(null)
  const now = frame.value
  const asked = now?.prompt != null && now.waitingFor.some(seat => seat === now.viewer)
  const stands = counsel !== null && counsel.frame.prompt === now?.prompt ? counsel : null
  const said = useCounselWords(table.game, stands)
  const t = words()
  const ask = async () => {
    if (!now || thinking) return
    setThinking(true)
    const answer = await askKing(table.game, now).catch(() => null)
    setThinking(false)
    setCounsel(answer)
    if (!answer || answer.frame.prompt !== frame.peek()?.prompt) return
    // Choices and what comes of them name places alike, so the table can show them alike.
    onPoint(answer.decision.intent, true)
    await propose(table.game, answer, onPropose)
  }
  return (
    <>
      <Button look="hint-button" disabled={!asked || thinking} onClick={() => void ask()}>
        <Icon name="crown" size={18} /> <span class="unseen-on-phone">{t.hint.button}</span>
      </Button>
      {(thinking || stands) && (
        <HintPanel said={thinking ? null : (said ?? '')} onClose={() => setCounsel(null)} />
      )}
    </>
  )
}
