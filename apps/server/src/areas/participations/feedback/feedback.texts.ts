export const feedbackSentences = {
  closed: 'Die Frist für Ihr Feedback ist abgelaufen.',
  state: 'Feedback können Sie geben, wenn Sie dabei waren und die Veranstaltung beendet ist.',
}
