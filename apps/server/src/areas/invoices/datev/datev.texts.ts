export const exportedMeanwhile =
  'Inzwischen hat jemand Tage dieses Zeitraums exportiert. Bitte sehen Sie nach, bevor Sie es noch einmal tun.'
export const nothingToPost = 'In diesem Zeitraum gibt es keine Rechnung oder Stornorechnung.'
