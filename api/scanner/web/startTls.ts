import { constants, X509Certificate } from 'node:crypto';
import type { Socket } from 'node:net';
import { connect, type SecureVersion, type TLSSocket } from 'node:tls';
import { findCertificateWeakness } from './findCertificateWeakness';

/** TLS details of a server. An untrusted certificate is reported, not thrown. */
export interface TlsInfo {
  /** `TLSv1.3` */
  protocol: string;
  cipher: string;
  isTrusted: boolean;
  /** Certificate problem: Node's code (`CERT_HAS_EXPIRED`), `WEAK_KEY` or `WEAK_SIGNATURE`; empty if trusted. */
  trouble: string;
  /** As sent by the server, its own certificate first. */
  chain: X509Certificate[];
}

export interface Handshake {
  name: string;
  /** Trusted root certificates; the system's if absent. */
  authorities?: readonly string[] | undefined;
  /** ALPN protocols; none if empty, as between mail servers. */
  protocols?: readonly string[];
  from?: SecureVersion;
  to?: SecureVersion;
}

/**
 * Starts TLS on an open connection. Accepts old versions and weak keys in order to report them; `getTlsInfo` tells
 * whether the certificate is valid. Rejects if there is no common version or the connection breaks.
 */
export function startTls(
  socket: Socket,
  { name, authorities, protocols = ['http/1.1'], from, to }: Handshake,
): Promise<TLSSocket> {
  return new Promise((resolve, reject) => {
    const fail = (error: Error) => reject(error);
    const closed = () => reject(new Error('the connection was closed'));
    // A close during the handshake is emitted only by the underlying socket.
    socket.on('error', fail).once('close', closed);
    const secured = connect({
      socket,
      servername: name,
      ...(authorities && { ca: [...authorities] }),
      rejectUnauthorized: false,
      ...(protocols.length > 0 && { ALPNProtocols: [...protocols] }),
      minVersion: from ?? 'TLSv1',
      maxVersion: to ?? 'TLSv1.3',
      // By default, OpenSSL does not offer TLS 1.0 and 1.1, so every server would seem to have them disabled.
      ciphers: 'DEFAULT@SECLEVEL=0',
      secureOptions: constants.SSL_OP_LEGACY_SERVER_CONNECT,
    });
    secured.on('error', fail);
    secured.once('secureConnect', () => {
      socket.off('close', closed);
      resolve(secured);
    });
  });
}

/** TLS details after a handshake. */
export function getTlsInfo(socket: TLSSocket): TlsInfo {
  const chain = getChain(socket);
  const trouble = socket.authorized
    ? (chain.map(findCertificateWeakness).find(Boolean) ?? '')
    : String(socket.authorizationError ?? 'UNTRUSTED');
  return {
    protocol: socket.getProtocol() ?? '',
    cipher: socket.getCipher().name,
    isTrusted: trouble === '',
    trouble,
    chain,
  };
}

const MAX_CERTIFICATES = 10;

function getChain(socket: TLSSocket): X509Certificate[] {
  const chain: X509Certificate[] = [];
  let next = socket.getPeerCertificate(true);
  while (next?.raw && chain.length < MAX_CERTIFICATES) {
    const certificate = new X509Certificate(next.raw);
    if (chain.some(({ fingerprint256 }) => fingerprint256 === certificate.fingerprint256)) break;
    chain.push(certificate);
    next = next.issuerCertificate;
  }
  return chain;
}
