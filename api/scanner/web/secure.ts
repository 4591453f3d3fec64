import { constants, X509Certificate } from 'node:crypto';
import type { Socket } from 'node:net';
import { connect, type SecureVersion, type TLSSocket } from 'node:tls';
import { weaknessOf } from './weaknessOf';

/** How a server shows who it is; a certificate that browsers refuse is told, not thrown. */
export interface Secured {
  /** `TLSv1.3` */
  protocol: string;
  cipher: string;
  isTrusted: boolean;
  /** What is wrong with the certificate: Node's code (`CERT_HAS_EXPIRED`), `WEAK_KEY` or `WEAK_SIGNATURE`; empty where nothing is. */
  trouble: string;
  /** As the server sent them, its own first. */
  chain: X509Certificate[];
}

export interface Handshake {
  name: string;
  /** Roots that certificates are checked against; the system's where absent. */
  authorities?: readonly string[] | undefined;
  /** What is to be spoken over it (ALPN); nothing is named where empty, as between mail servers. */
  protocols?: readonly string[];
  from?: SecureVersion;
  to?: SecureVersion;
}

/**
 * Shakes hands over an open connection. Old versions and weak keys are let through, so that they can be told of; whether
 * the certificate holds is in `securedBy`. Rejects where no common version is found or the connection breaks.
 */
export function secure(
  socket: Socket,
  { name, authorities, protocols = ['http/1.1'], from, to }: Handshake,
): Promise<TLSSocket> {
  return new Promise((resolve, reject) => {
    const fail = (error: Error) => reject(error);
    const closed = () => reject(new Error('the connection was closed'));
    // An end that comes while shaking hands reaches the plain connection alone.
    socket.on('error', fail).once('close', closed);
    const secured = connect({
      socket,
      servername: name,
      ...(authorities && { ca: [...authorities] }),
      rejectUnauthorized: false,
      ...(protocols.length > 0 && { ALPNProtocols: [...protocols] }),
      minVersion: from ?? 'TLSv1',
      maxVersion: to ?? 'TLSv1.3',
      // Without this, OpenSSL would not offer TLS 1.0 and 1.1, and every server would seem to have them off.
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

/** What a handshake showed. */
export function securedBy(socket: TLSSocket): Secured {
  const chain = chainOf(socket);
  const trouble = socket.authorized
    ? (chain.map(weaknessOf).find(Boolean) ?? '')
    : String(socket.authorizationError ?? 'UNTRUSTED');
  return {
    protocol: socket.getProtocol() ?? '',
    cipher: socket.getCipher().name,
    isTrusted: trouble === '',
    trouble,
    chain,
  };
}

const MOST_CERTIFICATES = 10;

function chainOf(socket: TLSSocket): X509Certificate[] {
  const chain: X509Certificate[] = [];
  let next = socket.getPeerCertificate(true);
  while (next?.raw && chain.length < MOST_CERTIFICATES) {
    const certificate = new X509Certificate(next.raw);
    if (chain.some(({ fingerprint256 }) => fingerprint256 === certificate.fingerprint256)) break;
    chain.push(certificate);
    next = next.issuerCertificate;
  }
  return chain;
}
