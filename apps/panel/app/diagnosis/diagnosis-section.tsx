import { type ComponentType, useEffect, useState } from 'react'
import { Link } from 'react-router'
import panel from '../components/panel.module.css'
import styles from '../log-sharing/diagnosis.module.css'
import { useDiagnosisMessages, WithDiagnosisMessages } from '../log-sharing/diagnosis-messages.tsx'
import { ShareLogPlace } from '../log-sharing/share-log.tsx'
import { paths } from '../paths.ts'
import { useServer } from '../server/context.ts'
import { mayAwaitConfirm, needsDiagnosis } from './needs-diagnosis.ts'
import { OpenLinesPlace } from './open-lines.tsx'

/**
 * The place of the cards. Their code is loaded only for a server that is down or may wait for an
 * answer.
 * In a crash loop the card comes and goes; expanded lines stay expanded.
 */
export function DiagnosisPlace() {
  const { server } = useServer()
  const isDown = needsDiagnosis(server)
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

/** A lazy component without a fallback; the page's header shows the state meanwhile. */
function useLazy(isWanted: boolean, load: () => Promise<ComponentType>): ComponentType | undefined {
  const [Loaded, setLoaded] = useState<ComponentType>()
  useEffect(() => {
    if (!isWanted) return
    let isOld = false
    load().then(
      (component) => isOld || setLoaded(() => component),
      // Without its code the page only lacks the diagnosis.
      () => undefined,
    )
    return () => {
      isOld = true
    }
  }, [isWanted, load])
  return isWanted ? Loaded : undefined
}

/** A link to the diagnosis. */
export function DiagnosisLink() {
  return (
    needsDiagnosis(useServer().server) && (
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
