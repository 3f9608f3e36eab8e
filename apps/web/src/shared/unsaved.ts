import { createStore } from './store.ts'

/** The forms on the screen in which something stands that has not been sent. */
const forms = createStore<readonly string[]>([])

export const setUnsaved = (form: string, unsaved: boolean) => {
  const others = forms.get().filter(name => name !== form)
  forms.set(unsaved ? [...others, form] : others)
}

export const isAnythingUnsaved = () => forms.get().length > 0

/** Until every form has been sent or left. */
export const nothingUnsaved = () =>
  new Promise<void>(resolve => {
    const look = () => {
      if (isAnythingUnsaved()) return
      unsubscribe()
      resolve()
    }
    const unsubscribe = forms.subscribe(look)
    look()
  })
