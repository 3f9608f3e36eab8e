const overlays = ['ion-modal', 'ion-alert', 'ion-action-sheet']

/**
 * Gives the page back to touch and screen readers when an overlay is gone and no other is open. Ionic does so itself,
 * but not where two go at the same time: each takes the other for one that stays.
 */
export const unlockPage = (gone: Element) => {
  const open = [...document.querySelectorAll(overlays.join())].some(
    overlay => overlay !== gone && !overlay.classList.contains('overlay-hidden'),
  )
  if (open) return
  document.querySelector('ion-router-outlet')?.removeAttribute('aria-hidden')
  document.body.classList.remove('backdrop-no-scroll')
}
