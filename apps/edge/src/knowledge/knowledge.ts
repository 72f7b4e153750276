import type { LocalServer } from '@zubr/contracts/edge/local'
import type { EdgeAddress, Route } from '@zubr/contracts/edge/routes'

/** What an edge knows, from the API and from the agent beside it. All answers are from memory. */
export type Knowledge = {
  /** This node. */
  node: string
  /** By a name in lower case and ASCII, without a final dot. */
  routeOf(name: string): Route | undefined
  routeById(id: string): Route | undefined
  /** A server of this node. */
  local(id: string): LocalServer | undefined
  /** The one whose own port this is. */
  localByPort(port: number): LocalServer | undefined
  /** Whether a running server of this node connects from that address. */
  isServers(address: string): boolean
  /** As an address of kind `data:`. */
  icon(id: string): string | undefined
  /** Where another node's edge is reached. */
  edgeOf(node: string): EdgeAddress | undefined
  /** All edges of this installation. */
  edges(): readonly EdgeAddress[]
  /** Empty until the API has said it once. */
  zone(): string
  /** By which edges know each other: none until the API has said them once. */
  keys(): { use: string | undefined; believe: readonly string[] }
  /** Own ports of this node's servers. */
  ports(): readonly number[]
  /** Hears of every change of what is above. */
  onChange(hear: () => void): void
}
