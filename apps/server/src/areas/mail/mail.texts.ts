/** Of a mail that must not go out twice, whose process was killed while it was sent. */
export const interrupted =
  'Der Server wurde beim Senden unterbrochen. Ob die E-Mail ankam, ist ungewiss; sie wird von selbst nicht noch einmal gesendet.'
export const isKey =
  'Diese E-Mail trug einen Link, der ein Konto öffnet. Er gilt nur für diese Person und nur einmal; sie kann sich einen neuen schicken lassen.'
export const underway = 'Diese E-Mail ist gerade unterwegs. Bitte laden Sie die Seite neu.'
