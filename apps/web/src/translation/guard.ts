// Keeps the page correct while the browser translates it. The translator replaces each text node with an element, and
// React would then update detached nodes, or fail to find them.
import { isTranslation } from './watch.ts'

/** Replaced text node → the element in its place. */
const standIns = new WeakMap<Node, HTMLElement>()

/** Puts the original text node back; the translator sees it and translates it again. */
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

/**
 * Records a text node replaced by the translator. Its replacement is among the added nodes, or beside the removed one
 * when added before.
 */
export function noteReplaced({ target, removedNodes, addedNodes, previousSibling, nextSibling }: MutationRecord): void {
  const standIn = [addedNodes[0], previousSibling, nextSibling].find(isTranslation)
  const [text] = removedNodes
  if (!standIn || !(text instanceof Text)) return
  standIns.set(text, standIn)
  guardText(text)
  guardParent(target)
}
