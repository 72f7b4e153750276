import type { RenderAccountPage } from '@zubr/api/accounts/login/form-pages'
import type { Config } from '@zubr/config'
import type { FastifyInstance } from 'fastify'

/** What visitors see: the site on its own port, and its pages on the panel's origin. */
export type Front = {
  /** Renders account pages; without it the API uses its plain ones. */
  accountPage?: RenderAccountPage
  onPanel(api: FastifyInstance): Promise<void>
  listen(host: string, port: number): Promise<void>
  close(): Promise<void>
}

/** The built site, or Vite's in development. */
export type MakeFront = (config: Config, log: (line: string) => void, apiUrl: string) => Promise<Front>
