export const exportedMeanwhile =
  'Inzwischen hat jemand Tage dieses Zeitraums exportiert. Bitte sehen Sie nach, bevor Sie es noch einmal tun.'
export const nothingToPost = 'In diesem Zeitraum gibt es nichts zu exportieren.'
export const noNumbers = 'Bitte geben Sie zuerst die Nummern von Berater und Mandant an.'
export const noPaymentAccounts = 'Bitte geben Sie zuerst alle Konten für Zahlungen an.'
export const noSettlementAccounts =
  'Bitte geben Sie zuerst alle Konten für Abrechnungen an, und die der Bank und ihrer Gebühren.'
export const noDonationAccount =
  'Bitte geben Sie zuerst das Konto für Spenden an: In diesem Zeitraum hat jemand auf etwas verzichtet.'
export const settlementPaperName = (number: string) => `Abrechnung ${number}.pdf`
