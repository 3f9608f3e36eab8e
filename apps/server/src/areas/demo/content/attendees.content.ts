/** Combined by `attendees.rules.ts`; the lengths of both lists have no common divisor. */
// biome-ignore format: names in rows
export const firstNames = [
  'Anna', 'Mehmet', 'Charlotte', 'Lukas', 'Stefanie', 'Irina', 'Jens', 'Katharina', 'Ali', 'Sabrina', 'Wolfgang',
  'Helena', 'Tobias', 'Nesrin', 'Ulrike', 'Paul', 'Marlene', 'Dennis', 'Fatma', 'Christoph', 'Ingrid', 'Jakub',
  'Lena', 'Markus', 'Petra', 'Sven', 'Yasemin', 'Johannes', 'Nicole', 'Andrej', 'Hannah', 'Ralf', 'Dilara',
  'Sebastian', 'Monika', 'Felix', 'Amelie', 'Bernd', 'Elif', 'Carsten', 'Julia', 'Nils', 'Renata', 'Timo',
  'Verena', 'Hassan', 'Silvia', 'Moritz', 'Olga', 'Frank', 'Theresa', 'David', 'Ines',
]

// biome-ignore format: names in rows
export const lastNames = [
  'Arndt', 'Bayraktar', 'von Falkenhausen', 'Grünewald', 'Hüttenmüller', 'Kowalski', 'Bergmann', 'Çelik', 'Dahlhoff',
  'Eickhorst', 'Fuhrmann', 'Gerdes', 'Hagedorn', 'Issa', 'Jürgens', 'Kaiser', 'Lohmann', 'Meinhardt', 'Niemann',
  'Oppermann', 'Pieper', 'Quandt', 'Rademacher', 'Schäfer', 'Teichmann', 'Uhlig', 'Vogelsang', 'Weidner', 'Yılmaz',
  'Zander', 'Ahrens', 'Böttcher', 'Cordes', 'Diallo', 'Ebert', 'Freitag', 'Göbel', 'Hölscher', 'Imhoff', 'Jankowski',
  'Köster', 'Lüdtke', 'Maurer', 'Nikolaou', 'Otte', 'Pohlmann', 'Rehberg', 'Sommerfeld', 'Thiele', 'Unger', 'Vukić',
  'Wegener', 'Zimmer', 'Brinkmann', 'Demir', 'Engels', 'Fiedler', 'Große-Wilde', 'Herzog', 'Kröger', 'Lammers',
]

/** Domains of invented schools. */
export const schools = [
  { domain: 'gs-lindenau.example', schooltype: 'Grundschule' },
  { domain: 'gesamtschule-nordhafen.example', schooltype: 'Gesamtschule' },
  { domain: 'rs-birkenfelde.example', schooltype: 'Realschule' },
  { domain: 'gs-auental.example', schooltype: 'Grundschule' },
  { domain: 'gymnasium-stadtpark.example', schooltype: 'Gymnasium' },
  { domain: 'bk-musterstadt.example', schooltype: 'Berufskolleg' },
  { domain: 'hs-am-ring.example', schooltype: 'Hauptschule' },
  { domain: 'gs-hafenstrasse.example', schooltype: 'Grundschule' },
  { domain: 'foerderzentrum-aue.example', schooltype: 'Förderschule' },
  { domain: 'abendgymnasium-lindenau.example', schooltype: 'Weiterbildungskolleg' },
  { domain: 'gymnasium-birkenfelde.example', schooltype: 'Gymnasium' },
] as const
