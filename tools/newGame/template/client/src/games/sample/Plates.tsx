import { type OverlayProps, seatOf } from '../../kit/GameTable'
import { statusOf } from '../../kit/situation'
import { Drawn } from '../../kit/widgets/Drawn'
import { SeatPlate } from '../../kit/widgets/SeatPlate'
import { sampleCardBack } from './pictures'
import type { SampleTable, SampleTableState } from './types'

function statusOfSeat({ frame, words }: SampleTableState, seat: number): string {
  const place = frame.outcome?.places[seat]
  return place ? words.plate.place(place) : statusOf(frame, words, seat) || words.plate.ready
}

/** Who sits where, how they stand, and whether they have laid a card. */
export const SamplePlates = ({ state, layout: { areas } }: OverlayProps<SampleTable>) => (
  <>
    {areas.plates.map((area, seat) => (
      <SeatPlate
        key={seat}
        seat={seat}
        area={area}
        frame={state.frame}
        compact={areas.compact}
        status={statusOfSeat(state, seat)}
        points={state.view.players[seat]?.points ?? 0}
        pointsLabel={state.words.plate.points}
        you={seat === seatOf(state) ? state.words.plate.you : null}
      >
        {Array.from({ length: state.view.players[seat]?.cards ?? 0 }, (_, i) => (
          <Drawn key={i} of={{ key: 'sample:back', draw: sampleCardBack }} w={15} />
        ))}
      </SeatPlate>
    ))}
  </>
)
