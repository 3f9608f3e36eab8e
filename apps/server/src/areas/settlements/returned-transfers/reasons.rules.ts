/** ISO 20022's codes that banks give for transfers that come back (SEPA Credit Transfer Scheme Rulebook, 4.4.4 and 4.3.2.2). */
const reasons: Record<string, string> = {
  AC01: 'IBAN falsch',
  AC03: 'IBAN falsch',
  AC04: 'Konto aufgelöst',
  AC06: 'Konto gesperrt',
  AG01: 'Überweisungen auf dieses Konto nicht möglich',
  AG02: 'Auftrag fehlerhaft',
  AM05: 'doppelt ausgeführt',
  BE01: 'Name und Konto passen nicht zusammen',
  BE04: 'Anschrift fehlt oder ist falsch',
  CNOR: 'Bank für SEPA-Überweisungen nicht erreichbar',
  CUST: 'auf Wunsch zurück',
  DUPL: 'doppelt ausgeführt',
  ERIN: 'Konto nimmt keine SEPA-Überweisungen an',
  FOCR: 'zurückgerufen',
  FRAD: 'Verdacht auf Betrug',
  MD07: 'Kontoinhaber verstorben',
  MS02: 'von der Empfängerin oder dem Empfänger abgelehnt',
  MS03: 'von der Bank nicht genannt',
  RC01: 'BIC falsch',
  RR01: 'Angaben nach Vorschrift fehlen',
  RR02: 'Angaben nach Vorschrift fehlen',
  RR03: 'Angaben nach Vorschrift fehlen',
  RR04: 'aus rechtlichen Gründen',
  TECH: 'technischer Fehler',
}

/** „Konto aufgelöst (AC04), ACCOUNT CLOSED“: the bank's code in German, and what it says besides. */
export const returnReasonText = (code: string, told: string) => {
  const known = reasons[code]
  return (
    [known ? `${known} (${code})` : code, told].filter(Boolean).join(', ') || 'von der Bank nicht genannt'
  )
}
