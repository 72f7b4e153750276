import type { ExampleKey } from '@zubr/contracts/example-servers'

/** Messages of the panel's demo alone, apart from the panel's own: nobody else loads them. */
export type DemoMessages = {
  /** The line over every page: what this is, and after a colon what that means. */
  label: string
  text: string
  /** Link to the registration. */
  create: string
  /** Link to the site. */
  back: string
  /** Why the operator blocked one of the servers, as an operator would write it. */
  blockReason: string
  /** How players call their servers; at most 40 signs. */
  servers: Record<ExampleKey, string>
  /** Chat messages of players in the game: informal, without capital letters and full stops. */
  /** A player's note on a backup. */
  backupNote: string
  chat: Record<'cave' | 'bridge' | 'creeper' | 'bread' | 'house', string>
  /** Names that owners give to what their server does at its times. */
  schedules: Record<'restart' | 'backup', string>
}
