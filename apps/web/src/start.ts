// What the build's page runs first: the app's files one after the other, in the order in which they need each other. Run
// all at once they would keep a slow phone from painting and answering for longer than people notice.

const files = document.querySelectorAll<HTMLLinkElement>('link[data-first]')

// What is tapped until then is done when the app is there (`takeOver.ts`).
document.getElementById('first-view')?.addEventListener('click', ({ target }) => {
  if (!(target instanceof Element)) return
  for (const former of document.querySelectorAll('[data-tapped]')) former.removeAttribute('data-tapped')
  target.closest('button')?.toggleAttribute('data-tapped', true)
})

/** Until what came with the page is painted, which quick scripts would keep waiting; where nobody looks, nothing is. */
const painted = () =>
  new Promise(resolve => {
    requestAnimationFrame(() => setTimeout(resolve, 0))
    setTimeout(resolve, 200)
  })

void (async () => {
  await painted()
  for (const { href } of files) {
    await import(/* @vite-ignore */ href)
    await new Promise(resolve => setTimeout(resolve, 0))
  }
})()
