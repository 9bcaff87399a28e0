import { useMemo } from 'preact/hooks'
import { useLoaded } from '../../../app/hooks'
import { spoken, words } from '../../../app/language'
import { gameTexts } from '../../../games/gameTexts'
import type { GameTexts } from '../../../kit/GameClient'
import { type Contest, gainsByChapter, greatestSwings, type Luck } from '../../../kit/helpers/gameAnalysis'
import { Button, LinkButton } from '../../../ui/Button'
import { Dialog } from '../../../ui/Dialog'
import { BySeat, Row } from './BySeat'
import { namesOf, useReplay } from '../context'
import { saveFile } from '../recordFile'
import { drawAnalysis, withMinus } from './analysisPicture'
import { replayTexts } from '../texts'
import { oddsRunOf, WinCurve } from './WinCurve'

const SWINGS = 5

const signed = (n: number): string => (n > 0 ? `+${n}` : withMinus(n))

function LuckRows({ luck }: { readonly luck: readonly Luck[] }) {
  const t = replayTexts()
  const digits = new Intl.NumberFormat(spoken(), { maximumFractionDigits: 1 })
  const row = (read: (one: Luck) => number) => luck.map(one => digits.format(read(one)))
  return (
    <BySeat title={t.luck}>
      <Row label={t.risksTaken} cells={row(one => one.taken)} />
      <Row label={t.risksCameOff} cells={row(one => one.cameOff)} />
      <Row label={t.risksExpected} cells={row(one => one.expected)} />
    </BySeat>
  )
}

/** A line that leads to its moment. */
function Way({ step, said, onClose }: { step: number; said: string; onClose: () => void }) {
  const { playback } = useReplay()
  const leave = () => {
    playback.go(step)
    onClose()
  }
  return <LinkButton onClick={leave}>{said}</LinkButton>
}

/** Who came in which place, and what they took for it. */
function Contests({ contests, onClose }: { contests: readonly Contest[]; onClose: () => void }) {
  return (
    <BySeat title={replayTexts().contests}>
      {contests.map(({ at, label, prizes }) => (
        <Row
          key={at}
          label={<Way step={at} said={label} onClose={onClose} />}
          cells={prizes.map(won => (won ? `${won.place}. ${won.prize}` : '–'))}
        />
      ))}
    </BySeat>
  )
}

/** The moments that moved the points most; each is a way there. */
function Swings({ texts, onClose }: { readonly texts: GameTexts; readonly onClose: () => void }) {
  const { playback } = useReplay()
  const { timeline } = playback
  const t = replayTexts()
  const swings = useMemo(() => greatestSwings(timeline, SWINGS), [timeline])
  const said = (step: number) =>
    timeline
      .events(step)
      .map(({ everyone }) => texts.narrate(everyone, namesOf(playback, step)))
      .find(line => line !== null) ?? words().step(step, timeline.length)
  return (
    <BySeat title={t.swings}>
      {swings.map(({ step, change }) => (
        <Row
          key={step}
          label={<Way step={step} said={said(step)} onClose={onClose} />}
          cells={change.map(signed)}
        />
      ))}
    </BySeat>
  )
}

/** What decided the match: where the points came from, chapter by chapter, luck, and the greatest swings. */
export function AnalysisDialog({ onClose }: { readonly onClose: () => void }) {
  const { playback, published } = useReplay()
  const { timeline } = playback
  const texts = gameTexts(timeline.record.game)
  const t = replayTexts()
  const analysis = useLoaded(() => texts?.analysis?.(timeline), [texts, timeline])
  if (!texts) return null
  const title = texts.name
  const captions = { points: words().end.points, odds: t.odds }
  const shown = { title, names: namesOf(playback), timeline, analysis, run: oddsRunOf(playback), captions }
  const keep = async () => {
    const picture = await drawAnalysis(shown)
    if (picture) saveFile(picture, `${published.id}.png`)
  }
  return (
    <Dialog title={words().end.analysis} onClose={onClose}>
      {analysis && (
        <BySeat title={t.sources}>
          {analysis.start && <Row label={t.atStart} cells={analysis.start.map(String)} />}
          {analysis.sources.map(({ label, points }) => (
            <Row key={label} label={label} cells={points.map(signed)} />
          ))}
          <Row label={t.total} cells={(timeline.standings.at(-1) ?? []).map(withMinus)} />
        </BySeat>
      )}
      <WinCurve texts={texts} />
      {analysis?.luck && <LuckRows luck={analysis.luck} />}
      {analysis?.contests && <Contests contests={analysis.contests} onClose={onClose} />}
      <BySeat title={t.byChapter}>
        {gainsByChapter(timeline)
          .filter(({ gained }) => gained.some(n => n !== 0))
          .map(({ at, step, of, gained }) => (
            <Row key={at} label={texts.progress(step, of)} cells={gained.map(signed)} />
          ))}
      </BySeat>
      <Swings texts={texts} onClose={onClose} />
      <Button look="primary" onClick={() => void keep()}>
        {t.picture}
      </Button>
    </Dialog>
  )
}
