/** What people write below their ratings; it fits any workshop. */
export const comments = [
  'Sehr praxisnah, vieles davon probiere ich in der nächsten Woche aus.',
  'Der Raum war etwas zu klein, sonst rundum gelungen.',
  'Mehr Zeit für den Austausch am Ende wäre schön gewesen.',
  'Gut vorbereitet und mit viel Humor.',
  'Die Unterlagen helfen mir sehr.',
  'Für meine Schulart hätte ich mir mehr Beispiele gewünscht.',
  'Jederzeit wieder.',
  'Der Einstieg war lang, die Übungen danach haben sich gelohnt.',
  'Endlich einmal etwas für Fortgeschrittene.',
]
