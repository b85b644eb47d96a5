import type { IncomingMessage } from 'node:http'
import { describe, expect, test } from 'vitest'
import { addressOf, isUntrustedProxy, LOCAL, networkOf, personNetworkOf } from './address.ts'
import { internalHeadersFor } from './internal.ts'

const request = (remoteAddress: string, headers: IncomingMessage['headers'] = {}) =>
  ({ headers, socket: { remoteAddress } }) as IncomingMessage
const forwarded = (address: string) => ({ 'x-forwarded-for': address })

describe('the address of a visitor', () => {
  test.each([
    ['203.0.113.9', {}, 0, '203.0.113.9'],
    ['::ffff:203.0.113.9', {}, 0, '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', {}, 0, '2001:db8:1:2::'],
    ['127.0.0.1', forwarded('198.51.100.7, 203.0.113.9'), 1, '203.0.113.9'],
    ['127.0.0.1', forwarded('2001:DB8::1'), 1, '2001:db8:0:0::'],
    ['203.0.113.1', forwarded('198.51.100.7'), 0, '203.0.113.1'],
    ['127.0.0.1', {}, 0, LOCAL],
    ['::1', {}, 1, LOCAL],
    ['::ffff:127.0.0.1', {}, 0, LOCAL],
    ['127.0.0.1', forwarded('198.51.100.7'), 0, '127.0.0.1'],
    ['127.0.0.1', forwarded('127.0.0.1'), 1, '127.0.0.1'],
    ['127.0.0.1', { via: '1.1 proxy' }, 0, '127.0.0.1'],
  ])('%s with %j behind %i proxies is %s', (remote, headers, proxies, expected) => {
    expect(addressOf(request(remote, headers), proxies)).toBe(expected)
  })

  test('is that of the visitor a page is rendered for, which a request from outside cannot claim', () => {
    expect(addressOf(request('127.0.0.1', internalHeadersFor('203.0.113.9')), 0)).toBe('203.0.113.9')
    expect(addressOf(request('203.0.113.1', { 'x-portal-visitante': '', 'x-portal-interno': 'x' }), 0)).toBe(
      '203.0.113.1',
    )
  })

  test('an unannounced proxy on this machine is detected, and nothing else is', () => {
    expect(isUntrustedProxy(request('127.0.0.1', forwarded('198.51.100.7')), 0)).toBe(true)
    expect(isUntrustedProxy(request('127.0.0.1', forwarded('198.51.100.7')), 1)).toBe(false)
    expect(isUntrustedProxy(request('203.0.113.1', forwarded('198.51.100.7')), 0)).toBe(false)
    expect(isUntrustedProxy(request('127.0.0.1'), 0)).toBe(false)
  })
})

test('an IPv6 network is a /64, or a /56 for limits on people; an IPv4 address is used whole', () => {
  expect(networkOf('2001:db8:1:1ff:3:4:5:6')).toBe('2001:db8:1:1ff::')
  expect(networkOf('::1')).toBe('0:0:0:0::')
  expect(personNetworkOf('2001:db8:1:1ff::')).toBe(personNetworkOf('2001:db8:1:100::'))
  expect(personNetworkOf('2001:db8:1:1ff::')).not.toBe(personNetworkOf('2001:db8:1:200::'))
  expect(personNetworkOf('203.0.113.9')).toBe('203.0.113.9')
})
