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
  /** The id of the running server of this node that connects from an address. */
  serverAt(address: string): string | undefined
  /** As an address of kind `data:`. */
  icon(id: string): string | undefined
  /** Where another node's edge is reached. */
  edgeOf(node: string): EdgeAddress | undefined
  /** All edges of this installation. */
  edges(): readonly EdgeAddress[]
  /** Empty until the API has said it once. */
  zone(): string
  /** With which this edge signs what it sends to another node's edge; undefined until the API has sent it. */
  sendKeyOf(node: string): string | undefined
  /** By which a header that names another node as its sender is verified; none for a node that is no more. */
  acceptedKeysOf(node: string): readonly string[]
  /** Own ports of this node's servers. */
  ports(): readonly number[]
  /** Hears of every change of what is above. */
  onChange(hear: () => void): void
}
