import { type ComponentType, useEffect, useState } from 'react'
import { Link } from 'react-router'
import panel from '../components/panel.module.css'
import { paths } from '../paths.ts'
import { useServer } from '../server/context.ts'
import styles from './diagnosis.module.css'
import { asksWhy } from './when.ts'
import { DiagnosisWords, useDiagnosisWords } from './words.tsx'

/** Where the card stands: its code is fetched for a server that is down, and for no other. */
export function DiagnosisPlace() {
  const { server } = useServer()
  const isAsked = asksWhy(server)
  const [Card, setCard] = useState<ComponentType>()
  useEffect(() => {
    if (!isAsked) return
    let isOld = false
    import('./card.tsx').then(
      ({ DiagnosisCard }) => isOld || setCard(() => DiagnosisCard),
      // Without it the page is whole: its head says what the state says.
      () => undefined,
    )
    return () => {
      isOld = true
    }
  }, [isAsked])
  return isAsked && Card && <Card key={server.id} />
}

/** A short way to it from elsewhere. */
export function DiagnosisLink() {
  return (
    asksWhy(useServer().server) && (
      <DiagnosisWords>
        <WhyLink />
      </DiagnosisWords>
    )
  )
}

function WhyLink() {
  const words = useDiagnosisWords()
  return (
    <Link className={`${panel.link} ${styles.why}`} to={paths.server(useServer().server.id)}>
      {words.heading}
    </Link>
  )
}
