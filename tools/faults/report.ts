/** What a storm has shown, in words or as JSON, and whether every promise was kept. */
import { BREACHES, type Breach } from './check'
import type { StormReport } from './storm'

export interface Summary {
  readonly faults: number
  readonly tables: number
  readonly playable: number
  readonly gamesFinished: number
  readonly intentsAccepted: number
  readonly halls: number
  readonly hallsAccepted: number
  readonly breaches: Readonly<Record<Breach, number>>
  readonly arrivalsChecked: number
  /** Until everybody was back once the last fault was over. */
  readonly backAfterSeconds: number
  readonly longestStallSeconds: number
}

const count = (faults: StormReport['faults']): number => Object.values(faults).reduce((a, b) => a + b, 0)

export function summed(reports: readonly StormReport[]): Summary {
  const sum = (of: (report: StormReport) => number) =>
    reports.reduce((total, report) => total + of(report), 0)
  const breaches = BREACHES.map(breach => [
    breach,
    sum(({ findings }) => findings.filter(finding => finding.breach === breach).length),
  ])
  return {
    faults: sum(({ faults }) => count(faults)),
    tables: sum(({ tables }) => tables),
    playable: sum(({ playable }) => playable),
    gamesFinished: sum(report => report.gamesFinished),
    intentsAccepted: sum(report => report.intentsAccepted),
    halls: sum(report => report.halls),
    hallsAccepted: sum(report => report.hallsAccepted),
    breaches: Object.fromEntries(breaches) as Record<Breach, number>,
    arrivalsChecked: sum(report => report.arrivalsChecked),
    backAfterSeconds: Math.max(...reports.flatMap(report => report.backAfter)) / 1000,
    longestStallSeconds: Math.max(...reports.map(report => report.longestStall)) / 1000,
  }
}

/** Every promise was kept, and there was something to keep. */
export const isSound = ({ breaches, tables, playable, intentsAccepted }: Summary): boolean =>
  Object.values(breaches).every(n => n === 0) && playable === tables && intentsAccepted > 0

export const inWords = (reports: readonly StormReport[]): string =>
  [...reports.map(houseInWords), summaryInWords(summed(reports))].join('\n\n')

const houseInWords = ({ house, faults, ...report }: StormReport): string =>
  [
    `${house}: ${count(faults)} faults`,
    ...Object.entries(faults)
      .sort(([, a], [, b]) => b - a)
      .map(([name, n]) => `  ${String(n).padStart(4)}  ${name}`),
    `  ${report.tables} tables, ${report.playable} playable at the end, ${report.gamesFinished} games finished, ` +
      `${report.intentsAccepted} intents accepted, ${report.hallsAccepted} answers of ${report.halls} halls, ${report.arrivalsChecked} arrivals checked, everybody back after ` +
      `${(Math.max(...report.backAfter) / 1000).toFixed(1)} s, longest stall ${(report.longestStall / 1000).toFixed(1)} s`,
    ...report.findings.slice(0, 20).map(({ breach, sentence }) => `  BROKEN (${breach}): ${sentence}`),
  ].join('\n')

const summaryInWords = (summary: Summary): string => {
  const { lost, doubled, outOfOrder, toldOtherwise, stale } = summary.breaches
  return (
    `${summary.faults} faults, ${summary.gamesFinished} games finished, ${summary.intentsAccepted} intents and ${summary.hallsAccepted} requests to ${summary.halls} halls accepted: ` +
    `${lost} lost, ${doubled} doubled, ${outOfOrder} out of order, ${toldOtherwise} told otherwise, ${stale} stale; ` +
    `${summary.playable} of ${summary.tables} tables playable, everybody back after ${summary.backAfterSeconds.toFixed(1)} s; longest stall ${summary.longestStallSeconds.toFixed(1)} s`
  )
}
