import { useEffect } from 'preact/hooks'
import { following } from '../../kit/tableContext'
import { byTable } from '../../session/byTable'

const chosen = byTable<number | null>('heorot.follows', seat => seat === null || Number.isInteger(seat))

/** Which seat this browser follows at a table, also after a reload and in the next match. */
export function useFollowing(code: string, seats: number): void {
  useEffect(() => {
    const choose = (seat: number | null) => {
      chosen.set(code, seat)
      following.value = { seat, choose }
    }
    const before = chosen.get(code)
    following.value = { seat: before !== null && before < seats ? before : null, choose }
    return () => {
      following.value = null
    }
  }, [code, seats])
}
