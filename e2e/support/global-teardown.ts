export { stopSharedShop as default } from './shared-shop.ts';
