/** How a reminder of this step begins. */
export const openings = (step: number, number: string, event: string) => {
  if (step === 1)
    return `sicher ist es Ihnen nur entgangen: Für die Rechnung ${number} zu „${event}“ ist bei uns noch keine vollständige Zahlung eingegangen.`
  if (step === 2)
    return `die Rechnung ${number} zu „${event}“ ist trotz unserer Zahlungserinnerung noch offen.`
  return `die Rechnung ${number} zu „${event}“ ist trotz Erinnerung und Mahnung noch offen. Dies ist unsere letzte Mahnung. Bitte melden Sie sich, wenn etwas gegen die Rechnung spricht.`
}

export const requestText = (until: string) =>
  `Bitte überweisen Sie den Betrag bis zum ${until} auf dieses Konto:`

export const closing =
  'Haben Sie in den letzten Tagen gezahlt, betrachten Sie dieses Schreiben bitte als erledigt. Es wurde elektronisch erstellt und ist ohne Unterschrift gültig.'
