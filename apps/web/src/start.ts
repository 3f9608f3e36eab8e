// What the build's page runs first: the app's files one after the other, in the order in which they need each other. Run
// all at once they would keep a slow phone from painting and answering for longer than people notice.

const files = document.querySelectorAll<HTMLLinkElement>('link[data-first]')

// What is tapped until then is done when the app is there (`takeOver.ts`).
document.getElementById('first-view')?.addEventListener('click', ({ target }) => {
  if (!(target instanceof Element)) return
  for (const former of document.querySelectorAll('[data-tapped]')) former.removeAttribute('data-tapped')
  target.closest('button')?.toggleAttribute('data-tapped', true)
})

void (async () => {
  for (const { href } of files) {
    await import(/* @vite-ignore */ href)
    await new Promise(resolve => setTimeout(resolve, 0))
  }
})()
