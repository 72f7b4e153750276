import type { ReactNode } from 'react'
import panel from './panel.module.css'

type NoticeProps = { role?: 'status' | 'alert'; className?: string | undefined; children: ReactNode }

/** An informational notice that is no error. */
export function Notice({ role = 'status', className = '', children }: NoticeProps) {
  return (
    <p className={`${panel.alert} ${panel.calm} ${className}`} role={role}>
      {children}
    </p>
  )
}
