import { type ComponentType, useEffect, useState } from 'react'
import { Link } from 'react-router'
import panel from '../components/panel.module.css'
import styles from '../log-sharing/diagnosis.module.css'
import { useDiagnosisMessages, WithDiagnosisMessages } from '../log-sharing/diagnosis-messages.tsx'
import { ShareLogPlace } from '../log-sharing/share-log.tsx'
import { paths } from '../paths.ts'
import { useServer } from '../server/context.ts'
import { OpenLinesPlace } from './open-lines.tsx'
import { asksWhy, mayAwaitConfirm } from './when.ts'

/**
 * Where the cards stand: their code is fetched for a server that is down or may wait for an answer, and for no other.
 * In a crash loop the card comes and goes; what its reader has opened stays.
 */
export function DiagnosisPlace() {
  const { server } = useServer()
  const isDown = asksWhy(server)
  const Card = useLazy(isDown, loadCard)
  const Prompt = useLazy(!isDown && mayAwaitConfirm(server), loadPrompt)
  return (
    <ShareLogPlace key={server.id}>
      <OpenLinesPlace>
        {Card && <Card />}
        {Prompt && <Prompt />}
      </OpenLinesPlace>
    </ShareLogPlace>
  )
}

const loadCard = async () => (await import('./card.tsx')).DiagnosisCard
const loadPrompt = async () => (await import('./confirm-prompt.tsx')).ConfirmPrompt

/** A component whose code comes when it is wanted; without it the page is whole: its head says what the state says. */
function useLazy(isWanted: boolean, load: () => Promise<ComponentType>): ComponentType | undefined {
  const [Loaded, setLoaded] = useState<ComponentType>()
  useEffect(() => {
    if (!isWanted) return
    let isOld = false
    load().then(
      (component) => isOld || setLoaded(() => component),
      () => undefined,
    )
    return () => {
      isOld = true
    }
  }, [isWanted, load])
  return isWanted ? Loaded : undefined
}

/** A short way to it from elsewhere. */
export function DiagnosisLink() {
  return (
    asksWhy(useServer().server) && (
      <WithDiagnosisMessages>
        <WhyLink />
      </WithDiagnosisMessages>
    )
  )
}

function WhyLink() {
  const messages = useDiagnosisMessages()
  return (
    <Link className={`${panel.link} ${styles.why}`} to={paths.server(useServer().server.id)}>
      {messages.heading}
    </Link>
  )
}
