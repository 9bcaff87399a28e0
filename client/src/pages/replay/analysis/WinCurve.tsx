import { useEffect, useMemo } from 'preact/hooks'
import { spoken, words } from '../../../app/language'
import type { GameTexts } from '../../../kit/GameClient'
import { Button } from '../../../ui/Button'
import { Sigil } from '../../../ui/Sigil'
import { BySeat, Row } from './BySeat'
import { namesOf, useReplay } from '../context'
import { chanceCurves, seatLine } from './curves'
import { SeatSample } from '../ViewpointRow'
import { OddsRun } from './OddsRun'
import type { Playback } from '../Playback'
import { replayTexts } from '../texts'

/** Worked out once for a match, however often the analysis is opened. */
const runs = new WeakMap<Playback, OddsRun>()

export function oddsRunOf(playback: Playback): OddsRun {
  const { record, length } = playback.timeline
  const run = runs.get(playback) ?? new OddsRun(record, length)
  runs.set(playback, run)
  return run
}

/** Two standard errors at an even chance, in points of a hundred. */
const giveOrTake = (playouts: number): number => Math.round(100 / Math.sqrt(playouts))

function Curves({ run }: { readonly run: OddsRun }) {
  const { playback } = useReplay()
  const odds = run.odds.value
  const curves = useMemo(() => (odds ? chanceCurves(run.moments, odds.chances) : []), [odds])
  return (
    <div class="win-plot">
      <svg
        class="curves"
        viewBox={`0 0 ${Math.max(1, playback.timeline.length)} 100`}
        preserveAspectRatio="none"
        role="img"
      >
        <title>{replayTexts().odds}</title>
        {[0, 50, 100].map(y => (
          <line key={y} class="chapter-mark" x1="0" x2={playback.timeline.length} y1={y} y2={y} />
        ))}
        {curves.map((points, seat) => (
          <polyline key={seat} points={points} {...seatLine(seat)} />
        ))}
      </svg>
      <span class="muted win-mark" aria-hidden="true">
        100 %
      </span>
      <span class="muted win-mark" aria-hidden="true">
        0 %
      </span>
    </div>
  )
}

/** How far it is, and a way to stop it or to have it after all. */
function Progress({ run }: { readonly run: OddsRun }) {
  const t = replayTexts()
  const odds = run.odds.value
  const state = run.state.value
  if (state === 'done') return null
  if (state === 'running')
    return (
      <div class="row wrap gap-5 win-progress">
        <progress value={odds?.done ?? 0} max={odds?.of ?? 1} aria-label={words().calculating} />
        <span aria-hidden="true">{words().calculating}</span>
        <Button onClick={() => run.stop()}>{t.oddsStop}</Button>
      </div>
    )
  return (
    <div class="row wrap gap-5 win-progress">
      {state === 'failed' && <span role="alert">{t.oddsFailed}</span>}
      <Button onClick={() => run.start()}>{t.oddsAgain}</Button>
    </div>
  )
}

/** The same for those who read numbers, or hear them. */
function Numbers({ run, texts }: { readonly run: OddsRun; readonly texts: GameTexts }) {
  const { playback } = useReplay()
  const { timeline } = playback
  const t = replayTexts()
  const percent = new Intl.NumberFormat(spoken(), { style: 'percent' })
  const label = (moment: number) => {
    const chapter = timeline.chapters.findLast(({ at }) => at <= moment)
    const said = words().step(moment, timeline.length)
    return chapter ? `${said}, ${texts.progress(chapter.step, chapter.of)}` : said
  }
  return (
    <details>
      <summary>{t.asNumbers}</summary>
      <BySeat title={t.odds}>
        {run.moments.map((moment, i) => {
          const chances = run.odds.value?.chances[i]
          return chances && <Row key={moment} label={label(moment)} cells={chances.map(percent.format)} />
        })}
      </BySeat>
    </details>
  )
}

/** Who was likely to win, moment by moment; worked out while one looks. */
export function WinCurve({ texts }: { readonly texts: GameTexts }) {
  const { playback } = useReplay()
  const run = oddsRunOf(playback)
  const t = replayTexts()
  useEffect(() => {
    run.start()
    return () => run.stop()
  }, [run])
  const playouts = run.odds.value?.playouts ?? 0
  return (
    <section class="stack gap-5 win-curve" aria-labelledby="odds-title" data-odds={run.state.value}>
      <h3 id="odds-title">{t.odds}</h3>
      <Curves run={run} />
      <ul class="row wrap gap-6">
        {namesOf(playback).map((name, seat) => (
          <li key={seat} class="row gap-3">
            <Sigil seat={seat} size={22} /> {name} <SeatSample seat={seat} />
          </li>
        ))}
      </ul>
      <Progress run={run} />
      <p class="hint">{playouts > 0 ? t.oddsNote(playouts, giveOrTake(playouts)) : t.oddsHow}</p>
      {playouts > 0 && <Numbers run={run} texts={texts} />}
    </section>
  )
}
