/** What a run has shown, in words or as JSON, and whether every promise was kept. */
import { BREACHES, type Breach } from './check'
import type { FaultReport } from './run'

const count = (faults: FaultReport['faults']): number => Object.values(faults).reduce((a, b) => a + b, 0)

type Summary = ReturnType<typeof summed>

export function summed(reports: readonly FaultReport[]) {
  const sum = (of: (report: FaultReport) => number) =>
    reports.reduce((total, report) => total + of(report), 0)
  const breaches = BREACHES.map(breach => [
    breach,
    sum(({ findings }) => findings.filter(finding => finding.breach === breach).length),
  ])
  return {
    faults: sum(({ faults }) => count(faults)),
    tables: sum(({ tables }) => tables),
    playable: sum(({ playable }) => playable),
    gamesFinished: sum(({ gamesFinished }) => gamesFinished),
    intentsAccepted: sum(({ intentsAccepted }) => intentsAccepted),
    halls: sum(({ halls }) => halls),
    hallsAccepted: sum(({ hallsAccepted }) => hallsAccepted),
    arrivalsChecked: sum(({ arrivalsChecked }) => arrivalsChecked),
    breaches: Object.fromEntries(breaches) as Record<Breach, number>,
    /** Until everybody was back once the last fault was over. */
    backAfterSeconds: Math.max(...reports.flatMap(report => report.backAfter)) / 1000,
    longestStallSeconds: Math.max(...reports.map(report => report.longestStall)) / 1000,
  }
}

/** Every promise was kept, and there was something to keep. */
export const isSound = ({ breaches, tables, playable, intentsAccepted }: Summary): boolean =>
  Object.values(breaches).every(n => n === 0) && playable === tables && intentsAccepted > 0

export const inWords = (reports: readonly FaultReport[]): string =>
  [...reports.map(targetInWords), summaryInWords(summed(reports))].join('\n\n')

const targetInWords = ({ target, faults, ...report }: FaultReport): string =>
  [
    `${target}: ${count(faults)} faults`,
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
