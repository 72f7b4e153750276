import type { LocalServer } from '@zubr/contracts/edge/local'
import type { EdgeAddress, Route } from '@zubr/contracts/edge/routes'

/** What an edge knows from the API and from this node's agent. All answers come from memory. */
export type Knowledge = {
  /** The name of this node. */
  node: string
  /** `name`: in lower case and ASCII, without a final dot. */
  routeOf(name: string): Route | undefined
  routeById(id: string): Route | undefined
  /** A server of this node. */
  local(id: string): LocalServer | undefined
  /** The server of this node whose own port this is. */
  localByPort(port: number): LocalServer | undefined
  /** The id of the running server of this node that connects from an address. */
  serverAt(address: string): string | undefined
  /** A data URL. */
  icon(id: string): string | undefined
  /** The address of another node's edge. */
  edgeOf(node: string): EdgeAddress | undefined
  /** All edges of this installation. */
  edges(): readonly EdgeAddress[]
  /** The domain of server names; empty until the API's first answer. */
  zone(): string
  /** The key that signs headers for another node's edge; undefined until the API's first answer. */
  sendKeyOf(node: string): string | undefined
  /** The keys that verify headers whose sender is another node; none for a removed node. */
  acceptedKeysOf(node: string): readonly string[]
  /** The own ports of this node's servers. */
  ports(): readonly number[]
  /** Calls `listener` after every change of anything above. */
  onChange(listener: () => void): void
}
