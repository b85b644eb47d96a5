// Keeps the page true where the browser translates it: a translator puts an element of its own in place of each text,
// and React would write figures into texts that are no longer there, or break in looking for them.
import { isTranslation } from './watch.ts'

/** The texts replaced, and what stands for each. */
const standIns = new WeakMap<Node, HTMLElement>()

/** The translator sees it come, and translates it again. */
function putBack(text: Node | null): void {
  const standIn = text && standIns.get(text)
  if (!standIn) return
  standIns.delete(text)
  if (standIn.isConnected) standIn.replaceWith(text)
}

function guardText(text: Text): void {
  const native = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue')
  if (!native || Object.hasOwn(text, 'nodeValue')) return
  Object.defineProperty(text, 'nodeValue', {
    ...native,
    set(value: string) {
      putBack(this as Text)
      native.set?.call(this, value)
    },
  })
}

function guardParent(parent: Node): void {
  if (Object.hasOwn(parent, 'removeChild')) return
  Object.assign(parent, {
    removeChild(child: Node) {
      putBack(child)
      return Node.prototype.removeChild.call(parent, child)
    },
    insertBefore(child: Node, before: Node | null) {
      putBack(before)
      return Node.prototype.insertBefore.call(parent, child, before)
    },
  })
}

/** Replaced at once, or left after what now stands beside it. */
export function noteReplaced({ target, removedNodes, addedNodes, previousSibling, nextSibling }: MutationRecord): void {
  const standIn = [addedNodes[0], previousSibling, nextSibling].find(isTranslation)
  const [text] = removedNodes
  if (!standIn || !(text instanceof Text)) return
  standIns.set(text, standIn)
  guardText(text)
  guardParent(target)
}
