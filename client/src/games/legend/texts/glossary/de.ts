import type { LegendGlossary } from './en'

export const legendGlossaryDe: LegendGlossary = {
  activityCard: 'Aktionskarten, Aktionskarte: Eine Karte mit einem oder zwei Symbolen einer Art.',
  symbol:
    'Symbole, Symbolen, Symbol: Reise, Freundschaft, List, Mut oder Kampf; zähl die Scheiben auf der Karte.',
  joker: 'Joker, Jokern, Beowulf-Karten, Beowulf-Karte: Ein Symbol beliebiger Art.',
  match: 'passende, passenden, passen, passt: Ein gefordertes Symbol zeigen oder ein Joker sein.',
  episode: 'Episoden, Episode: Eine der 36 Stationen auf dem Pfad.',
  opportunity: 'Gelegenheiten, Gelegenheit: Eine Episode, in der du einmal zahlen und etwas bekommen darfst.',
  risk: 'Risiken, Risikos, Risiko: Zwei Karten aufdecken und behalten oder legen, was passt; passt keine, ein Kratzer.',
  selection: 'Auswahlen, Auswahl: Eine Episode, in der du eines von fünf Dingen nimmst.',
  recovery: 'Erholung: Eine Episode, in der du zwei offene Karten nimmst, eine nach der anderen.',
  contest:
    'Hauptepisoden, Hauptepisode: Eine Episode, in der Gebote entscheiden, wer zuerst eine Errungenschaft wählt.',
  atOnce: 'gleichzeitig, geheim: Alle bieten geheim und decken zugleich auf.',
  inTurn: 'reihum, Reihum: Einer nach dem anderen, im Uhrzeigersinn ab dem Startspieler.',
  level: 'gleichauf: Deine Summe ist gleich der höchsten: Du musst genau eine Karte legen.',
  withdraw:
    'aussteigen, steigst aus, steigt aus, steig aus, aussteigst: Die Hauptepisode verlassen, Gelegtes ablegen und den höchsten Anzeiger nehmen.',
  marker: 'Reihenfolgeanzeiger, Anzeiger: Dein Platz beim Wählen der Errungenschaften; 1 wählt zuerst.',
  banner:
    'Banner, Startspieler: Wer das Banner hat, beginnt und gewinnt bei Gleichstand; es geht an den Letzten einer Hauptepisode.',
  fame: 'Ruhmesplättchen, Ruhm: Ein Plättchen, das am Ende seine Zahl wert ist.',
  treasure:
    'Schatzplättchen, Schätze, Schätzen, Schatz: Ein Plättchen, das seine Zahl wert ist; mit Schatzepisoden ist es Geld.',
  alliance:
    'Bündnisplättchen, Bündnisse, Bündnissen, Bündnis: Ein verdecktes Plättchen: Ruhm oder Schatz, 1 bis 3.',
  misfortune: 'Misserfolge, Misserfolg: Ein Plättchen, das −2 zählt.',
  scratch: 'Kratzern, Kratzer: Eine Kleinigkeit; beim dritten wird aus allen dreien eine Wunde.',
  doubleWound: 'Doppelwunde: Ein Plättchen, das zwei Wunden zählt.',
  wound: 'Wunden, Wunde: Kostet den Bonus von 5 Punkten; ab drei Wunden kostet jede 5.',
  specialCard: 'Sonderkarten, Sonderkarte: Eine starke Karte, die man gewinnt und einmal benutzt.',
  prize: 'Errungenschaften, Errungenschaft: Was eine Hauptepisode bringt: eine für jeden, gut oder schlecht.',
}
