export const movieHowToPl = [
  'Trzy akty, trzy plansze. Każdy zaczyna z 50 punktami sagi.',
  'Twoja tura: umieść figurkę albo pociągnij żeton i zagraj jeden.',
  'Figurka liczy wszystkie żetony w swoim rzędzie i kolumnie…',
  '… razy jej romby. Wartości ujemne też się liczą.',
  'Zdolności pomagają lub szkodzą: Wąwóz przecina rząd na dwoje.',
  'Ostatnie pole zapełnione: akt zostaje podliczony. Wracają tylko długie łodzie.',
]
