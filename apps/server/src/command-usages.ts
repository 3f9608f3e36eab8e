/** How each command of `npm run admin` is called and what it does, apart from its code: so that help comes at once. */
export const usages = {
  backup: {
    usage: 'backup DATEI',
    summary: 'Sichert Datenbank, Dateien und Schlüssel in eine Datei, während der Server läuft.',
  },
  'bank-account': {
    usage:
      'bank-account [--iban IBAN] [--bic BIC] [--holder NAME] [--tax-number NUMMER] [--vat-id NUMMER] [--small-business ja|nein [--from JJJJ-MM-TT]]',
    summary:
      'Zeigt das Konto, von dem der Verband überweist, und seine Steuernummern, oder ändert, was angegeben ist.',
  },
  check: {
    usage: 'check',
    summary:
      'Prüft alle Anmeldungen: keine Überbuchung, keine Überschneidung, Wartelisten und Zähler richtig.',
  },
  confirmations: {
    usage: 'confirmations VERANSTALTUNG [--no-mail]',
    summary:
      'Stellt alle fehlenden Teilnahmebestätigungen einer Veranstaltung (Nummer) aus und verschickt sie.',
  },
  'create-superuser': {
    usage: 'create-superuser --email ADRESSE --password PASSWORT [--first-name …] [--last-name …]',
    summary: 'Legt ein aktives Konto an, das alles darf.',
  },
  doctor: {
    usage: 'doctor',
    summary:
      'Sieht nach, wie es der Installation geht, schickt eine Probe-E-Mail an sich selbst und sagt, was zu tun ist.',
  },
  exhibition: {
    usage: 'exhibition VERANSTALTUNG DATEI',
    summary: 'Übernimmt Preisliste und Hallenplan einer Veranstaltung aus einer Datei.',
  },
  fees: {
    usage: 'fees VERANSTALTUNG [DATEI]',
    summary:
      'Zeigt, was eine Veranstaltung Referentinnen und Referenten zahlt, oder übernimmt es aus einer Datei.',
  },
  'import-programme': {
    usage:
      'import-programme DATEI [--name …] [--state …] [--capacity N] [--time-zone ZONE] [--overwrite] [--dry-run]',
    summary:
      'Liest ein Konferenzprogramm ein (frab/pretalx JSON oder pentabarf/frab XML), auch in neuer Fassung.',
  },
  invoices: {
    usage: 'invoices VERANSTALTUNG [--order BESTELLUNG] [--cancel RECHNUNG --reason GRUND]',
    summary:
      'Schreibt und verschickt die Rechnungen aller bestätigten Tischbestellungen einer Veranstaltung, mit --order nur die einer; mit --cancel storniert es eine.',
  },
  'invoice-numbers': {
    usage: 'invoice-numbers [--last RECHNUNG --reason GRUND]',
    summary:
      'Zeigt, welche Nummer die nächste Rechnung bekommt und welche ausgelassen sind; lässt alle bis --last aus, nachdem eine ältere Sicherung zurückgeholt wurde.',
  },
  orders: {
    usage:
      'orders VERANSTALTUNG [--confirm NUMMER [--places A4,A5]] [--decline NUMMER --remark ANMERKUNG] [--end NUMMER --remark GRUND] [--paid NUMMER]',
    summary:
      'Zeigt die Tischbestellungen einer Veranstaltung, bestätigt sie, lehnt sie ab, beendet bestätigte, vermerkt Zahlungen.',
  },
  'payment-file': {
    usage: 'payment-file VERANSTALTUNG [--execution JJJJ-MM-TT] [--out DATEI] [--again NUMMER]',
    summary:
      'Schreibt alle freigegebenen Abrechnungen einer Veranstaltung als SEPA-Überweisungen in eine Datei; mit --again eine frühere noch einmal.',
  },
  restore: {
    usage: 'restore DATEI',
    summary: 'Holt eine Sicherung zurück, in eine leere Datenbank, und prüft danach jede Zeile.',
  },
  settlements: {
    usage: 'settlements VERANSTALTUNG [--start] [--approve NUMMER|all] [--return NUMMER --remark ANMERKUNG]',
    summary: 'Zeigt die Abrechnungen einer Veranstaltung, beginnt sie, gibt sie frei oder zurück.',
  },
  support: {
    usage: 'support [--answer NUMMER --text ANTWORT] [--close NUMMER]',
    summary: 'Zeigt die offenen Nachrichten an den Support, beantwortet oder erledigt eine.',
  },
  upgrade: {
    usage: 'upgrade',
    summary: 'Sichert die Datenbank einer früheren Fassung und bringt sie auf den Stand dieser.',
  },
}

export type CommandName = keyof typeof usages
