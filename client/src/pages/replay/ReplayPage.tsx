import type { PublishedRecord } from '@heorot/shared'
import { useState } from 'preact/hooks'
import { useLoaded } from '../../app/hooks'
import { words } from '../../app/language'
import { recordById, refusalOf } from '../../api/api'
import { Loading } from '../../ui/page/Loading'
import { Page } from '../../ui/page/Page'
import { refusalWords } from '../refused/refusalWords'
import { openPlayback, type PlaybackRefused } from './openPlayback'
import type { PlaybackStart } from './Playback'
import { RecordButton } from './RecordButton'
import { ReplayScreen } from './ReplayScreen'
import { FILE_ID, openedFile } from './recordFile'
import { loadReplayTexts, replayTexts } from './texts'

interface Props {
  readonly id: string
  readonly step: number | null
  readonly viewpoint: string | null
  readonly analysis: boolean
}

type Found = { readonly published: PublishedRecord } | { readonly refusal: string }

const find = (id: string): Promise<Found> =>
  recordById(id).then(
    published => ({ published }),
    error => ({ refusal: refusalOf(error) }),
  )

/** A door that stays shut: why, and another record. */
function Shut({ why }: { readonly why: string }) {
  return (
    <Page title={replayTexts().title}>
      <div class="card form-card">
        <p class="lead">{why}</p>
        <p class="wrap gap-5">
          <RecordButton look="button" />
          <a class="button" href="/">
            {words().back}
          </a>
        </p>
      </div>
    </Page>
  )
}

function wordsFor({ reason }: PlaybackRefused): string {
  return reason === 'unreadable' ? words().home.recordWrong : replayTexts().noRules
}

interface OpenedProps {
  readonly published: PublishedRecord
  readonly start: PlaybackStartAsked
  readonly analysis: boolean
}

function Opened({ published, start, analysis }: OpenedProps) {
  const [opened] = useState(() => openPlayback(published, start))
  if ('reason' in opened) return <Shut why={wordsFor(opened)} />
  return <ReplayScreen published={published} playback={opened} analysis={analysis} />
}

/** The viewpoint stays text until it is known how many seats there are. */
type PlaybackStartAsked = { readonly step: PlaybackStart['step'] | null; readonly viewpoint: string | null }

export function ReplayPage({ id, step, viewpoint, analysis }: Props) {
  const worded = useLoaded(() => loadReplayTexts().then(() => true), [])
  const found = useLoaded(() => (id === FILE_ID ? null : find(id)), [id])
  const file = openedFile.value
  if (!worded) return <Loading words={words().loading} step={1} of={3} />
  if (id === FILE_ID)
    return file ? (
      <Opened key={file} published={file} start={{ step, viewpoint }} analysis={analysis} />
    ) : (
      <Shut why={replayTexts().noFile} />
    )
  if (!found) return <Loading words={replayTexts().loading} step={2} of={3} />
  if ('refusal' in found) return <Shut why={refusalWords(found.refusal)} />
  return <Opened key={id} published={found.published} start={{ step, viewpoint }} analysis={analysis} />
}
