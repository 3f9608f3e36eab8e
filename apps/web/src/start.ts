// What the build's page runs first: the app's files one after the other, in the order in which they need each other. Run
// all at once they would keep a slow phone from painting and answering for longer than people notice.

const files = document.querySelectorAll<HTMLLinkElement>('link[data-first]')

// What is tapped until then is done when the app is there (`endFirstView`); from then on React hears of it.
const drawn = document.querySelector<HTMLElement>('#root[data-drawn]')
drawn?.addEventListener('click', ({ target }) => {
  if (!(target instanceof Element) || drawn.dataset['drawn'] === 'taken') return
  for (const former of document.querySelectorAll('[data-tapped]')) former.removeAttribute('data-tapped')
  target.closest('button')?.toggleAttribute('data-tapped', true)
})

/** Until what came with the page is painted, which quick scripts would keep waiting; where nobody looks, nothing is. */
const painted = () =>
  new Promise(resolve => {
    requestAnimationFrame(() => setTimeout(resolve, 0))
    setTimeout(resolve, 200)
  })

/** The browser paints and answers in between. */
const turn = () => new Promise(resolve => setTimeout(resolve, 0))

/**
 * For the first of each kind a browser looks through all its languages, which takes a slow phone a fifth of a second: while
 * the app's files are still on their way, not when the app's first drawing needs one.
 */
const languages = [
  () => new Intl.Collator('de'),
  () => new Intl.NumberFormat('de'),
  () => new Intl.DateTimeFormat('de'),
]

void (async () => {
  await painted()
  for (const learn of languages) {
    learn()
    await turn()
  }
  for (const { href } of files) {
    await import(/* @vite-ignore */ href)
    await turn()
  }
})()
