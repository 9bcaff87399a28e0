/** Different people of one name are told apart, wherever a table names them: "Ann", "Ann (2)". */
import type { TableView } from '@heorot/shared'

interface Named {
  readonly name: string
  readonly person: string | null
}

/** The first to bear a name keeps it. */
export function tellApart(people: readonly Named[]): <P extends Named>(one: P) => P {
  const shown = new Map<string, string>()
  const taken = new Set<string>()
  const keyOf = ({ person, name }: Named) => `${person} ${name}`
  for (const one of people) {
    if (one.name === '' || shown.has(keyOf(one))) continue
    let name = one.name
    for (let n = 2; taken.has(name.toLowerCase()); n++) name = `${one.name} (${n})`
    shown.set(keyOf(one), name)
    taken.add(name.toLowerCase())
  }
  return one => ({ ...one, name: shown.get(keyOf(one)) ?? one.name })
}

export function tellTableApart(table: TableView): TableView {
  const { holders, seats, takeovers } = table
  const apart = tellApart([...holders, ...seats, ...takeovers])
  return { ...table, holders: holders.map(apart), seats: seats.map(apart), takeovers: takeovers.map(apart) }
}

/** Whether a name is told apart from that of somebody else here. */
export const isNamesake = ({ holders, seats }: TableView, name: string): boolean =>
  [...holders, ...seats].some(one => one.name !== '' && name !== one.name && name.startsWith(`${one.name} (`))
