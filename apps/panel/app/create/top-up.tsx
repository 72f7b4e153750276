import { sitePage } from '../place.ts'
import { useSpeech } from '../speech.tsx'

/** How the balance is filled while no payment system is connected, and the way there. */
export function TopUp() {
  const { locale, words } = useSpeech()
  return (
    <>
      {words.create.topUp} <a href={sitePage(locale, '/help/contact')}>{words.create.toSupport}</a>
    </>
  )
}
