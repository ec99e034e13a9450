-- Studios are told of each new review of their patterns, and may have it mailed.
alter table notices_notice drop constraint notices_notice_kind_check;
alter table notices_notice add constraint notices_notice_kind_check
  check (kind in ('application_accepted', 'submission_changes_requested', 'submission_rejected', 'submission_approved',
    'appeal_decided', 'first_sale', 'review_written', 'statement_ready', 'payout_paid', 'payout_failed',
    'rate_card_announced', 'closing_announced', 'closing_taken_back', 'studio_left'));
alter table notices_muted_topic drop constraint notices_muted_topic_topic_check;
alter table notices_muted_topic add constraint notices_muted_topic_topic_check
  check (topic in ('verdicts', 'sales', 'reviews', 'statements', 'payouts'));
