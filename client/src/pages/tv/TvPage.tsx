import { TvStage } from './TvStage'
import { TvTable } from './TvTable'

interface Props {
  readonly code: string
  readonly open: boolean
}

/** A table for televisions, projectors and streaming software. */
export const TvPage = ({ code, open }: Props) => (
  <TvStage of={code}>
    <TvTable code={code} open={open} />
  </TvStage>
)
